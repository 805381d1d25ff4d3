-- The secret of an authenticator on another phone, until its first code confirms it: the one before is good until then.
alter table staff_authenticators add column next_sealed bytea;
