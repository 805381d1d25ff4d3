import { sql } from 'kysely'
import type { Db } from '../context.ts'

type Line = { table: string; line: string }

/**
 * The schema of a database as a readable text: each table with its columns, then its constraints, then its indexes, in the order
 * of their names. Made from PostgreSQL's catalogue, so that it shows the result of the migrations.
 */
export async function schemaText(db: Db): Promise<string> {
  const [columns, rules, indexes] = [await listColumns(db), await listRules(db), await listIndexes(db)]
  const tables = [...new Set(columns.map(({ table }) => table))]
  const texts = tables.map((table) => {
    const of = (lines: Line[]) => lines.filter((line) => line.table === table).map(({ line }) => line)
    const body = [...of(columns), ...of(rules)].map((line) => `  ${line}`).join(',\n')
    return [`create table ${table} (\n${body}\n);`, ...of(indexes).map((line) => `${line};`)].join('\n')
  })
  return `-- Made by npm run schema from the migrations. To be read, never to be run or changed by hand.\n\n${texts.join('\n\n')}\n`
}

async function listColumns(db: Db): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select c.relname as table,
      concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod),
        case when a.attidentity <> '' then 'generated always as identity' end,
        case when a.attgenerated = 's' then 'generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored' end,
        case when a.attnotnull then 'not null' end,
        case when a.attgenerated = '' then 'default ' || pg_get_expr(d.adbin, d.adrelid) end) as line
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    order by c.relname, a.attnum`.execute(db)
  return rows
}

/** Not-null constraints are printed with their columns. */
async function listRules(db: Db): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select conrelid::regclass::text as table, 'constraint ' || conname || ' ' || pg_get_constraintdef(oid) as line
    from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'c', 'f', 'x')
    order by 1, array_position(array['p', 'u', 'c', 'x', 'f'], contype::text), conname`.execute(db)
  return rows
}

async function listIndexes(db: Db): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select i.indrelid::regclass::text as table, pg_get_indexdef(i.indexrelid) as line
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
    order by 1, 2`.execute(db)
  return rows
}
