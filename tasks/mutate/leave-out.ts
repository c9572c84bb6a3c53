import { parseAst } from 'vitest/node';

/** A stretch of a source, and what stands in its place when it is taken away. */
export interface Left {
  start: number;
  end: number;
  instead: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}
/** What is left out whole. A declaration is not: others mean it. */
const STATEMENTS = new Set([
  'ExpressionStatement',
  'IfStatement',
  'ThrowStatement',
  'ReturnStatement',
  'ForOfStatement',
  'ForStatement',
  'WhileStatement',
  'BreakStatement',
  'ContinueStatement',
  'TryStatement',
]);

export const parse = (file: string, source: string): Node =>
  parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node;

/** Where the code goes on behind this place and the lines of comments that follow it. */
export const codeBehind = (source: string, place: number): number =>
  place + (/^(?:\s|\/\/.*\n)*/.exec(source.slice(place))?.[0].length ?? 0);

/** What can be left out at this place. */
export const leftOutAt = (program: Node, source: string, place: number): Left | null =>
  partsOf(program, source).find(({ start }) => start === place) ?? null;

/** A word that stands once on the next line that holds it, before an empty one, and what takes its place. */
export function replacedAt(source: string, place: number, word: string, instead: string): Left | null {
  const [passage = ''] = source.slice(place).split(/\n\s*\n/);
  const before = passage.indexOf(word);
  if (before < 0) return null;
  const [line = ''] = passage.slice(before).split('\n');
  const start = place + before;
  return line.split(word).length === 2 ? { start, end: start + word.length, instead } : null;
}

/** Everything that can be left out of a program, the larger before what it holds. */
export function partsOf(program: Node, source: string): Left[] {
  const parts: Left[] = [];
  walk(program, (node) => {
    if (STATEMENTS.has(node.type)) parts.push({ start: node.start, end: node.end, instead: ';' });
    if (node.type === 'ObjectExpression') parts.push(...listed(node.properties, source));
    if (node.type === 'ArrayExpression') parts.push(...listed(node.elements, source));
    const link = linkOf(node, source);
    if (link) parts.push(link);
  });
  return parts;
}

const listed = (nodes: unknown, source: string): Left[] =>
  (nodes as (Node | null)[]).flatMap((node) => {
    if (!node) return [];
    const [comma] = /^\s*,/.exec(source.slice(node.end)) ?? [''];
    return [{ start: node.start, end: node.end + comma.length, instead: '' }];
  });

/** `.where(…)` of `query.where(…).execute()`: the last link stays, since others mean what it gives. */
function linkOf({ type, object }: Node, source: string): Left | null {
  const call = object as Node | undefined;
  if (type !== 'MemberExpression' || call?.type !== 'CallExpression') return null;
  const callee = call.callee as Node;
  if (callee.type !== 'MemberExpression') return null;
  const dot = source.lastIndexOf('.', (callee.property as Node).start);
  return { start: source[dot - 1] === '?' ? dot - 1 : dot, end: call.end, instead: '' };
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const part of Object.values(node)) {
    for (const each of Array.isArray(part) ? part : [part]) {
      if (typeof each === 'object' && each !== null && typeof each.type === 'string') walk(each, visit);
    }
  }
}

export const leaveOut = (source: string, { start, end, instead }: Left): string =>
  source.slice(0, start) + instead + source.slice(end);
