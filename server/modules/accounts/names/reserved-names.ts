import { errorText } from '@mustalah/contract/errors';
import type { Db } from '../../../platform/db.ts';
import { Refusal } from '../../../platform/errors.ts';
import { FORMER_NAME } from '../leaving/rules.ts';
import { listAdminNames } from '../queries.ts';
import { looksOf } from './look-alikes.ts';

export const sameName = (one: string, other: string): boolean => looksOf(one) === looksOf(other);

/** By these a reader would take somebody for the platform itself. */
const TEAM_NAMES: ReadonlySet<string> = new Set(
  [
    'مصطلح',
    'منصة مصطلح',
    'إدارة مصطلح',
    'فريق مصطلح',
    'مدير مصطلح',
    'دعم مصطلح',
    'مشرف مصطلح',
    'المنصة',
    'إدارة المنصة',
    'فريق المنصة',
    'مدير المنصة',
    'دعم المنصة',
    'مشرف المنصة',
    'إدارة الموقع',
    'الإدارة',
    'المدير',
    'المشرف',
    'الدعم',
    'الدعم الفني',
    'فريق الدعم',
    'هيئة التحرير',
    'مدير الموقع',
    // Stands in place of whoever was erased.
    FORMER_NAME,
    'Mustalah',
    'Mustalah Team',
    'Mustalah Admin',
    'Mustalah Support',
    'Team Mustalah',
    'Admin',
    'Administrator',
    'Moderator',
    'Support',
    'System',
    'Root',
  ].map(looksOf),
);

/** Refuse a name by which somebody would be taken for one of the team: a title of it, or the name of an admin. */
export async function refuseReservedName(db: Db, name: string): Promise<void> {
  const isReserved =
    TEAM_NAMES.has(looksOf(name)) || (await listAdminNames(db)).some((admin) => sameName(admin, name));
  if (!isReserved) return;
  throw new Refusal(400, 'name_reserved', { fields: { name: [errorText.name_reserved] } });
}
