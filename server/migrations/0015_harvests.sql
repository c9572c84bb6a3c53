-- Harvesters ask for what changed since a moment; the changes of a moment stand in their order.
create index article_records_changed on article_records (changed_at, change);
