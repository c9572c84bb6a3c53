import type { AuditEntry } from '@mustalah/contract/administration';
import { formatInteger } from '../../../text/format.ts';
import { actionNames, kindNames, sentences } from './text.ts';

/** What an act is called; null when this page does not know it yet. */
export const nameOfAction = ({ action }: Pick<AuditEntry, 'action'>): string | null =>
  actionNames[action] ?? null;

/** Where what was acted on can be seen; nothing where there is no such page. */
export function addressOf({ kind, ref }: AuditEntry['subject']): string | null {
  if (!/^\d+$/.test(ref)) return null;
  if (kind === 'user') return `/admin-users/${ref}`;
  return kind === 'term' ? `/term/${ref}` : null;
}

/** What was acted on, by its name where it has one. */
export const nameOfSubject = ({ kind, ref, name }: AuditEntry['subject']): string =>
  name || [kindNames[kind] ?? kind, /^\d+$/.test(ref) ? formatInteger(Number(ref)) : ''].join(' ').trim();

/** What changed, in a sentence; empty where the act says it all, null where this page cannot say it. */
export function changeIn({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): string | null {
  switch (action) {
    case 'user.role':
      return sentences.role(partOf(detail.from, 'role'), partOf(detail.to, 'role'));
    case 'user.reviewer':
      return sentences.reviewer(partOf(detail.to, 'is_reviewer') === true);
    case 'user.sign_out':
      return sentences.sessions(Number(detail.sessions));
    case 'user.undo_decisions':
      return sentences.undone(numberIn(detail.restored), numberIn(detail.returned));
    case 'user.take_back_votes':
      return sentences.votes(numberIn(detail.votes), formatInteger(lengthOf(detail.returned)));
    case 'term.reject':
    case 'user.suspend':
      return typeof detail.reason === 'string' && detail.reason ? sentences.reason(detail.reason) : '';
    case 'work.retry':
      return sentences.retried(numberIn(detail.retried));
    case 'term.edit':
      return Array.isArray(detail.changes) ? sentences.changes(detail.changes.join('، ')) : '';
    case 'shelf.kept':
    case 'shelf.corrected':
    case 'shelf.hidden':
    case 'shelf.restored':
      return sentences.shelfRow(`${textIn(detail.arabic)} = ${textIn(detail.latin)}`, textIn(detail.now));
    case 'missed_search.dismiss':
      return textIn(detail.text);
    case 'payout.order':
    case 'payout.ask':
    case 'payout.approve':
    case 'payout.refuse':
    case 'payout.book':
      return sentences.payout(textIn(detail.amount), textIn(detail.note));
    case 'payout.submit':
    case 'payout.cancel':
    case 'user.activate':
    case 'user.confirm':
    case 'term.approve':
    case 'term.restore':
    case 'term.remove':
    case 'term.hide_revision':
      return '';
    default:
      return Object.keys(detail).length === 0 ? '' : null;
  }
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

const numberIn = (value: unknown): string => formatInteger(typeof value === 'number' ? value : 0);
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
