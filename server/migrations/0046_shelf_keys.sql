-- With which keys the rows of a source are written: those of an older normaliser are made anew in the background.
alter table shelf_sources add keys_version text not null default '';

drop view shelf;
-- Compared by their bytes, so that one index serves equality, beginnings and the alphabet.
alter table shelf_rows
  alter arabic_bare type text collate "C",
  alter latin_folded type text collate "C";
create view shelf as select * from shelf_rows where hidden_by is null;
comment on view shelf is 'rows of shelf_rows';
