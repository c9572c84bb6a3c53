-- Documents and tables are archives to their first bytes: from now on each is known as what it is. What came before stays an archive.
alter table paper_supplements drop constraint paper_supplements_file_type_check;
alter table paper_supplements add constraint paper_supplements_file_type_check check (file_type in
  ('application/pdf', 'application/zip', 'text/csv', 'image/png', 'image/jpeg',
   'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
   'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
   'application/vnd.oasis.opendocument.text',
   'application/vnd.oasis.opendocument.spreadsheet'));
