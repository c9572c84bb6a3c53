import { type RawBuilder, sql } from 'kysely';

export type Sql = RawBuilder<unknown>;

/** Which conditions put a row in which tier, the best first. */
export type Tiers = readonly (readonly [tier: number, condition: Sql])[];

/** A row is let through by any of the conditions, so that each can use its own index. */
export const anyOf = (tiers: Tiers): Sql =>
  sql`(${sql.join(
    tiers.map(([, condition]) => condition),
    sql` or `,
  )})`;

/** The tier of a row is that of the first condition it meets. */
export const tierOf = (tiers: Tiers): Sql =>
  sql`case ${sql.join(
    tiers.map(([tier, condition]) => sql`when ${condition} then ${sql.lit(tier)}`),
    sql` `,
  )} end`;
