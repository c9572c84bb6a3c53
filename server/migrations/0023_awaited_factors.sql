-- What ends a user's access tokens ends the second steps that are awaited too.
delete from awaited_factors;
alter table awaited_factors add column token_epoch int not null;
