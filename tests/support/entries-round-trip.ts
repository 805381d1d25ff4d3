import { sql } from 'kysely'
import { contentKinds } from '#app/admin/content-screens/content-kinds.ts'
import { readShape } from '#app/admin/editor/read-shape.ts'
import type { Field } from '#app/admin/editor/shape.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import type { Content } from '#features/content/entry.ts'
import type { EntryKind } from '#features/content/entry-kind.ts'
import { kindOf } from '#features/content-kinds/entry-kinds.server.ts'
import type { Context } from '#platform/context.ts'

export function mustKind(name: string): EntryKind {
  const found = kindOf(name)
  if (!found) throw new Error(`${name} is no kind of entry`)
  return found
}

/**
 * A content as the admin area’s form sends it back without any change: every field of its shape posted as its
 * control posts it, and read again. Content below the top without a field in the shape is lost here, as in the admin area.
 */
function throughTheForm(kind: string, content: Content): Content {
  const contentKind = contentKinds.find((one) => one.kind === kind)?.inWords(readEnglish)
  if (!contentKind) throw new Error(`${kind} has no screens`)
  const posted = new Map<string, string[]>()
  for (const part of contentKind.shape) for (const field of part.fields) post(posted, field, field.key, content[field.key])
  return readShape(contentKind.shape, posted, content) as Content
}

function post(posted: Map<string, string[]>, field: Field, path: string, value: unknown): void {
  const tree = (value ?? {}) as Record<string, unknown>
  switch (field.as) {
    case 'group':
      for (const one of field.fields) post(posted, one, `${path}.${one.key}`, tree[one.key])
      return
    case 'rows':
      for (const [at, row] of ((value ?? []) as Record<string, unknown>[]).entries())
        for (const one of field.fields) post(posted, one, `${path}.${at}.${one.key}`, row[one.key])
      return
    case 'yes':
      if (value === true) posted.set(path, ['on'])
      return
    case 'choices':
    case 'picks':
      posted.set(path, (value ?? []) as string[])
      return
    case 'texts':
      posted.set(path, [((value ?? []) as string[]).join('\n')])
      return
    case 'money':
      posted.set(path, [typeof value === 'number' ? (value / 100).toFixed(2) : ''])
      return
    case 'widget':
      for (const [at, mark] of ((value ?? []) as number[]).entries()) posted.set(`${path}.${at}`, [String(mark)])
      return
    default:
      posted.set(path, [value === null || value === undefined ? '' : String(value)])
  }
}

/**
 * Publishes everything public of a kind over itself, each content having gone through its form; returns the problems found.
 */
export async function publishAgain(ctx: Context, name: string): Promise<string[]> {
  const kind = mustKind(name)
  const against: string[] = []
  for (const { liveId, content } of await kind.listLive(ctx.db)) {
    const typed = throughTheForm(name, JSON.parse(JSON.stringify(content)))
    const grave = (await kind.check(ctx.db, typed)).filter((problem) => problem.grave)
    if (grave.length > 0) against.push(`${liveId}: ${grave.map(({ path, reason }) => `${path} ${reason}`).join(', ')}`)
    else await ctx.db.transaction().execute((tx) => kind.publish(ctx, tx, typed, liveId))
  }
  return against
}

/** Every row of some tables. */
export async function rowsOf(ctx: Context, tables: readonly string[]) {
  return Object.fromEntries(
    await Promise.all(
      tables.map(async (table) => {
        const { rows } = await sql<{ row: unknown }>`select to_jsonb(t) as row from ${sql.table(table)} t order by 1`.execute(
          ctx.db,
        )
        return [table, rows]
      }),
    ),
  )
}
