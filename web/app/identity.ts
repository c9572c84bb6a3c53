import type { ErrorCode } from '@mustalah/contract/errors';

// What the server wants shown before it acts (`assurance` of an endpoint). One dialog of the site leads through it.

const codes = ['fresh_sign_in_required', 'second_factor_required', 'second_factor_missing'] as const;
export type IdentityDemand = (typeof codes)[number];

export const isIdentityDemand = (code: ErrorCode): code is IdentityDemand =>
  (codes as readonly ErrorCode[]).includes(code);

/** Leads a person through it; true when they have shown who they are. */
type Guide = (demand: IdentityDemand) => Promise<boolean>;

let guide: Guide | null = null;
let underWay: Promise<boolean> | null = null;

/** Let this guide lead from now on. Returns the end of it. */
export function guideIdentity(next: Guide): () => void {
  guide = next;
  return () => {
    if (guide === next) guide = null;
  };
}

/** Have a person show who they are; calls that are refused at once wait for the same dialog. */
export function confirmIdentity(demand: IdentityDemand): Promise<boolean> {
  underWay ??= (guide?.(demand) ?? Promise.resolve(false)).finally(() => {
    underWay = null;
  });
  return underWay;
}
