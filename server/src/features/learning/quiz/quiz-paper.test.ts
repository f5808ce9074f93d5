import { describe, expect, it } from 'vitest';
import { asAsked, createDrawPaper } from './quiz-paper.ts';

const secret = Buffer.from('a secret of this test');
const drawPaper = createDrawPaper(secret);

const questions = Array.from({ length: 30 }, (_, i) => ({
  id: i + 1,
  options: JSON.stringify(['a', 'b', 'c', 'd']),
  fixed_order_since: null as number | null,
}));
const tryOf = (number: number, runId = 1) => ({ runId, moduleId: 5, number });
const idsOf = (paper: readonly { readonly id: number }[]) => paper.map(({ id }) => id);

describe('a paper', () => {
  it('is the same for the same try, on each process', () => {
    const again = createDrawPaper(Buffer.from(secret));
    expect(again(tryOf(2), questions, null)).toEqual(drawPaper(tryOf(2), questions, null));
  });

  it('has all questions and options, in another order for another try, run or secret', () => {
    const papers = [
      drawPaper(tryOf(1), questions, null),
      drawPaper(tryOf(2), questions, null),
      drawPaper(tryOf(1, 2), questions, null),
      createDrawPaper(Buffer.from('another secret'))(tryOf(1), questions, null),
    ];
    for (const paper of papers) {
      expect(idsOf(paper).toSorted((a, b) => a - b)).toEqual(idsOf(questions));
      for (const { options } of paper) expect(options.toSorted()).toEqual(['a', 'b', 'c', 'd']);
    }
    expect(new Set(papers.map((paper) => JSON.stringify(paper))).size).toBe(papers.length);
  });

  it('puts each option at each place about equally often, and draws each question so', () => {
    const places = new Map<string, number>();
    const drawn = new Map<number, number>();
    for (let number = 1; number <= 1_000; number += 1)
      for (const { id, options } of drawPaper(tryOf(number), questions, 10)) {
        drawn.set(id, (drawn.get(id) ?? 0) + 1);
        for (const [place, option] of options.entries()) {
          const key = `${option}${place}`;
          places.set(key, (places.get(key) ?? 0) + 1);
        }
      }
    // 10,000 questions with 16 pairs of 2,500 each; 1,000 papers with 333 of each question.
    expect(places.size).toBe(16);
    for (const count of places.values()) expect(Math.abs(count - 2_500)).toBeLessThan(250);
    expect(drawn.size).toBe(30);
    for (const count of drawn.values()) expect(Math.abs(count - 333)).toBeLessThan(100);
  });

  it('keeps the stored order of the options where the question says so', () => {
    const kept = questions.map((question) =>
      question.id % 2 === 0 ? { ...question, fixed_order_since: 0 } : question,
    );
    for (let number = 1; number <= 20; number += 1) {
      const paper = drawPaper(tryOf(number), kept, null);
      const shuffled = drawPaper(tryOf(number), questions, null);
      expect(idsOf(paper)).toEqual(idsOf(shuffled));
      for (const [place, { id, options }] of paper.entries())
        expect(options).toEqual(id % 2 === 0 ? ['a', 'b', 'c', 'd'] : shuffled[place]?.options);
    }
  });

  it('draws the number of questions, or all if there are fewer', () => {
    expect(drawPaper(tryOf(1), questions, 10)).toHaveLength(10);
    expect(drawPaper(tryOf(1), questions.slice(0, 4), 10)).toHaveLength(4);
    expect(drawPaper(tryOf(1), [], 10)).toEqual([]);
  });

  it('changes only where a question changed', () => {
    const before = idsOf(drawPaper(tryOf(1), questions, null));
    const [removed = 0] = before;
    const after = drawPaper(
      tryOf(1),
      questions.filter(({ id }) => id !== removed),
      null,
    );
    expect(idsOf(after)).toEqual(before.slice(1));
  });
});

describe('the answers of a try', () => {
  const answersOf = (paper: readonly { readonly id: number }[], since: number | null = null) =>
    idsOf(paper)
      .toSorted((a, b) => a - b)
      .map((id) => ({
        question_id: id,
        options: JSON.stringify(['a', 'b', 'c', 'd']),
        fixed_order_since: since,
        run_id: 1,
        module_id: 5,
        number: 3,
        created_at: 1_000,
      }));

  it('are in the order in which it asked them, also drawn ones, with its options', () => {
    const paper = drawPaper(tryOf(3), questions, 7);
    const asked = asAsked(drawPaper, answersOf(paper));
    expect(asked.map(({ id, options }) => ({ id, options }))).toEqual(
      paper.map(({ id, options }) => ({ id, options })),
    );
    expect(asAsked(drawPaper, [])).toEqual([]);
  });

  it('show the kept order of the options only if it was kept before', () => {
    const paper = drawPaper(tryOf(3), questions, null);
    const optionsWith = (since: number) =>
      asAsked(drawPaper, answersOf(paper, since)).map(({ options }) => options);
    expect(new Set(optionsWith(1_000).map(String))).toEqual(new Set(['a,b,c,d']));
    expect(optionsWith(1_001)).toEqual(paper.map(({ options }) => options));
  });
});
