import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getLeaderboard } from '@mustalah/contract/rewards';
import { expect, test } from 'vitest';
import { modelQuestions, pageViews } from '../platform/figures.ts';
import { world } from './world.ts';

const w = world();
const folder = join(import.meta.dirname, '../../deploy');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** What stands in queries beside figures. */
const WORDS =
  /^(sum|rate|max|min|topk|histogram_quantile|by|and|or|up|le|for|method|route|status|instance|state|kind|from|pool|replica|outcome|memory|rendered|m|h)$/;

/** The figures that queries name. */
const namesIn = (queries: readonly string[]): string[] => [
  ...new Set(
    queries
      .map((query) => query.replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"|by \([^)]*\)/g, ' '))
      .flatMap((query) => query.match(/[a-z_][a-z_\d]*/g) ?? [])
      .filter((word) => !WORDS.test(word)),
  ),
];

const alerts = [...read('alerts.yml').matchAll(/^ {8}expr: (.*)$/gm)].map(([, query = '']) => query);
const dashboard: { panels: { title: string; targets: { expr: string }[] }[] } = JSON.parse(
  read('grafana.json'),
);
const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

test('every figure that alarms and the dashboard ask for is told by a process', async () => {
  // They are named once somebody has asked.
  await w.app.inject({ url: getLeaderboard.path });
  pageViews.inc({ kind: 'home', from: 'memory' }, 0);
  modelQuestions.inc({ outcome: 'answered' }, 0);
  const { body } = await w.app.inject({ url: '/metrics' });
  const told = [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`] : [name],
  );
  const asked = namesIn([...alerts, ...shown]);
  expect(asked.filter((name) => !told.includes(name))).toEqual([]);
  // What is ours is looked at by somebody.
  const ours = told.filter((name) => name.startsWith('mustalah_'));
  expect(ours.filter((name) => !namesIn(shown).includes(name))).toEqual([]);
});

test('every alarm has its sentence, and says what is asked in one line', () => {
  const text = read('alerts.yml');
  const count = (pattern: RegExp) => [...text.matchAll(pattern)].length;
  expect(alerts).toHaveLength(count(/^ {6}- alert: [A-Z]\w+$/gm));
  expect([count(/^ {8}for: \d+[mh]$/gm), count(/^ {10}summary: [A-Z].*\.$/gm)]).toEqual([
    alerts.length,
    alerts.length,
  ]);
});

test('every panel of the dashboard has a name of its own and asks for something', () => {
  const titles = dashboard.panels.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(dashboard.panels.filter(({ targets }) => targets.length === 0)).toEqual([]);
});
