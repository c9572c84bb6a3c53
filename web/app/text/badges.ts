import type { UserStats } from '@mustalah/contract/rewards';

/** The badge of the approved terms: its name, and the metal it is shown in. */
export const badges = {
  beginner: { name: 'مبتدئ', metal: 'plain' },
  new: { name: 'مساهم جديد', metal: 'green' },
  active: { name: 'مساهم نشط', metal: 'silver' },
  expert: { name: 'مساهم خبير', metal: 'gold' },
} as const satisfies Record<UserStats['badge'], object>;
