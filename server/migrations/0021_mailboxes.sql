-- The mailbox that an address reaches, as far as it is known: what follows a plus is a tag of its owner's (RFC 5233), and
-- Gmail reads no dots and has two names (support.google.com/mail/answer/7436150). Compared for likeness of accounts only:
-- whoever signs in does so with the address that they gave.
create function mailbox_of(email citext) returns text language sql immutable parallel safe as $$
  select case
    when local = '' then address
    when domain in ('gmail.com', 'googlemail.com') then replace(local, '.', '') || '@gmail.com'
    else local || '@' || domain
  end
  from (select lower(email::text) as address) given,
    lateral (select split_part(substring(address from '^(.*)@'), '+', 1) as local,
      substring(address from '@([^@]*)$') as domain) parts
$$;
alter table users add column mailbox text not null generated always as (mailbox_of(email)) stored;
-- Read in this order alone when neighbours of one mailbox are looked for.
create index users_mailbox on users (mailbox, id) include (status);
