/** The dashboard as it is ordinarily built: Express, a signed token, sequential queries. */
import { DatabaseSync } from 'node:sqlite';
import express from 'express';
import jwt from 'jsonwebtoken';

const secret = process.env['SECRET'] ?? '';
const db = new DatabaseSync(process.env['DATABASE_FILE'] ?? '', { readOnly: true });
const all = (sql: string, ...values: number[]) => db.prepare(sql).all(...values);
const one = (sql: string, ...values: number[]) => db.prepare(sql).get(...values);

const app = express();
app.use(express.json());
app.get('/', (_request, response) => response.sendStatus(204));
app.get('/api/trainee/dashboard', (request, response) => {
  const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
  const { userId } = jwt.verify(token, secret) as { userId: number };
  const user = one('select * from all_users where id = ?', userId);
  const modules = all(
    'select * from all_modules where company_id = ? order by position, id',
    Number(user?.['company_id']),
  );
  let isOpen = true;
  const moduleProgress = modules.map((module) => {
    const moduleId = Number(module['id']);
    const videos = all('select * from videos where module_id = ?', moduleId);
    const questions = all('select * from all_questions where module_id = ?', moduleId);
    const progress = one(
      'select * from progress where run_id = ? and module_id = ?',
      Number(user?.['current_run_id']),
      moduleId,
    );
    const completed = progress !== undefined && progress['passed_at'] !== null;
    const unlocked = isOpen || progress !== undefined;
    isOpen = completed;
    const total = Number(progress?.['best_total'] ?? 0);
    return {
      moduleId,
      moduleName: module['name'],
      description: module['description'],
      videoDuration: videos.reduce((sum, video) => sum + Number(video['duration']), 0),
      questionCount: questions.length,
      completed,
      unlocked,
      marksObtained:
        total === 0 ? 0 : Math.round((Number(progress?.['best_correct']) / total) * 100),
      timeSpentOnVideo: Number(progress?.['watched_seconds'] ?? 0),
      position: Number(progress?.['position_seconds'] ?? 0),
      pass: completed,
      blockedBy: null,
    };
  });
  const done = moduleProgress.filter(({ completed }) => completed).length;
  const marks = moduleProgress.reduce((sum, { marksObtained }) => sum + marksObtained, 0);
  response.json({
    overallProgress: Math.round((done / modules.length) * 1000) / 10,
    modulesCompleted: done,
    totalModules: modules.length,
    averageScore: Math.round(marks / modules.length),
    totalTimeSpent: Math.round(
      moduleProgress.reduce((sum, { timeSpentOnVideo }) => sum + timeSpentOnVideo, 0) / 60,
    ),
    currentModule: moduleProgress.find(({ unlocked, completed }) => unlocked && !completed) ?? null,
    moduleProgress,
  });
});
app.listen(Number(process.env['PORT']), '127.0.0.1');
