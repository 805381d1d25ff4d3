-- Whom staff have asked for what is on request; empty where nobody is named yet. A text until suppliers have rows of their own.
alter table booking_parts add column supplier text not null default '' check (length(supplier) <= 120);
