import { describe, expect, test } from 'vitest';
import { findBareTexts } from './bare-texts.mjs';

const PATH = 'web/src/features/chat/components/example.tsx';

const breachesOf = (source: string, path = PATH) =>
  findBareTexts([{ path, source, imports: [] }]).map((breach) => breach.split(':', 2).join(':'));

const REFUSED = {
  'beside a conditional element': '<button>{busy ? <Spinner /> : null}Save</button>',
  'beside an icon that is swapped': '<p>{isRead ? <CheckCheck /> : <Check />} {mark}</p>',
  'beside an icon, also if this place never changes': '<button><Plus /> New</button>',
  'beside a list': '<p>Names: {names.map((name) => <b key={name}>{name}</b>)}</p>',
  'which comes and goes': '<p><Check />{isRead ? "Read" : null}</p>',
  'which comes and goes by &&': '<p><Check />{isRead && "Read"}</p>',
  'of pieces': '<p>{count} new</p>',
  'which may be a text': '<p><Check />{label}</p>',
  'in a fragment': '<><Check />{isRead ? <>Read</> : null}</>',
  'alone in a fragment, whose siblings are unknown': '<Fragment key="1">Read</Fragment>',
  'alone in a component of React without an element': '<Suspense>{label}</Suspense>',
  'of a list, also alone': '<p>{names.map((name) => name)}</p>',
  'of a list without an element of its own': '<p>{names?.map((name) => <>{name}</>)}</p>',
};

const ACCEPTED = {
  'alone in its element': '<button>Save</button>',
  'alone, of pieces': '<p>{`$' + '{count} new`}</p>',
  'alone, which comes and goes': '<p>{isRead ? "Read" : null}</p>',
  'in an element of its own': '<button>{busy ? <Spinner /> : null}<span>Save</span></button>',
  'in an element of its own that comes and goes': '<p><Check />{isRead && <b>Read</b>}</p>',
  'in elements of their own, with a space between them': '<p><b>a</b> <i>b</i>{" "}<u>c</u></p>',
  'in the elements of a list':
    '<ul><First />{names.map((name) => <li key={name}>{name}</li>)}</ul>',
  'in a comment': '<p>{/* Shown at once. */}{label}</p>',
};

describe('a text in JSX', () => {
  test.each(Object.entries(REFUSED))('%s is refused', (_, jsx) => {
    expect(breachesOf(`const page = (\n${jsx}\n);`)).toContain(
      `${PATH}:2 has a text beside other children`,
    );
  });

  test.each(Object.entries(ACCEPTED))('%s is accepted', (_, jsx) => {
    expect(breachesOf(`const page = (\n${jsx}\n);`)).toEqual([]);
  });

  test('is accepted outside the web app, and in its tests', () => {
    const jsx = 'const page = <p><Check /> Read</p>;';
    expect(breachesOf(jsx, 'e2e/src/harness/page.tsx')).toEqual([]);
    expect(breachesOf(jsx, 'web/src/ui/badge.test.tsx')).toEqual([]);
    expect(breachesOf(jsx, 'web/src/testing/screen-test.tsx')).toEqual([]);
  });
});

describe('a prop beside other children', () => {
  const card = (props: string, type: string, use: string) => `
    type CardProps = { action: ${type} };
    export function Card(${props}: CardProps) { return <div><h2>Title</h2>{${use}}</div>; }
    export function Note({ action }: { action: string }) { return <p>{action}</p>; }`;

  test.each([
    ['{ action }', 'Elements', 'action'],
    ['{ action }', 'ReactElement | null', 'action'],
    ['props', 'Elements', 'props.action'],
    ['{ action }', '(name: string) => Elements', 'action(name)'],
  ])('is accepted if its type has no texts: %s of %s as %s', (props, type, use) => {
    expect(breachesOf(card(props, type, use))).toEqual([]);
  });

  test.each([
    ['{ action }', 'ReactNode', 'action'],
    ['{ action }', 'string', 'action'],
    ['props', 'ReactNode', 'props.action'],
    ['{ action }', '(name: string) => ReactNode', 'action(name)'],
  ])('is refused if it may be a text: %s of %s as %s', (props, type, use) => {
    expect(breachesOf(card(props, type, use))).toHaveLength(1);
  });

  test('is found in the other files if its type is imported', () => {
    const page = 'export function Card({ icon }: CardProps) { return <p>{icon}<b>Title</b></p>; }';
    const withType = (type: string) => [
      { path: PATH, source: page, imports: [] },
      { path: 'web/src/ui/card.tsx', source: `type CardProps = { icon: ${type} };`, imports: [] },
    ];
    expect(findBareTexts(withType('Elements'))).toEqual([]);
    expect(findBareTexts(withType('ReactNode'))).toHaveLength(1);
  });

  test('is refused in a context, which has no element', () => {
    const page = (type: string) => `
      const CardContext = createContext(null);
      function Card({ children }: { children: ${type} }) {
        return <CardContext value={null}>{children}</CardContext>;
      }`;
    expect(breachesOf(page('ReactNode'))).toHaveLength(1);
    expect(breachesOf(page('Elements'))).toEqual([]);
  });
});

describe('a component', () => {
  test.each([
    'function State() { return "Online"; }',
    'function State({ isOnline }: Props) { if (isOnline) return <p>Online</p>; return word(); }',
    'const State = ({ word }: { word: string }) => word;',
    'function State({ children }: { children: ReactNode }) { return children; }',
  ])('must not return a text without an element: %s', (source) => {
    expect(breachesOf(source)).toHaveLength(1);
  });

  test.each([
    'function State({ isOnline }: Props) { return isOnline ? <p>Online</p> : null; }',
    'function State({ children }: { children: Elements }) { return children; }',
    'function State() { const word = () => "Online"; return <p>{word()}</p>; }',
    'function useState() { return "Online"; }',
  ])('may return elements: %s', (source) => {
    expect(breachesOf(source)).toEqual([]);
  });
});
