#!/bin/sh
# Makes the role and the database of the site, by PostgreSQL's administrator: the role owns this one database and may do nothing else.
# On a machine:   DATABASE_PASSWORD=… runuser -u postgres -- sh deploy/create-database.sh
# In a container: the image of PostgreSQL runs it when it makes its folder (compose.yaml).
set -eu
: "${DATABASE_PASSWORD:?}"
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --set=password="$DATABASE_PASSWORD" --dbname=postgres ${POSTGRES_USER:+--username="$POSTGRES_USER"} <<'SQL'
create role impamba login password :'password';
create database impamba owner impamba encoding 'UTF8' locale_provider builtin builtin_locale 'C.UTF-8' locale 'C' template template0;
revoke all on database impamba from public;
SQL
