import type { z } from 'zod'
import type { Db } from '#platform/context.ts'
import { deactivateRow, deleteRow, listRows, nextPosition, putRow } from '#platform/database/rows.server.ts'
import { done } from '#values/outcome.ts'
import type { Problem } from './entry.ts'
import type { EntryKind } from './entry-kind.ts'
import { freeSlug } from './free-slug.ts'
import { readContent } from './problems-of.ts'
import { listAdopted } from './reads.server.ts'

type Row = Record<string, unknown>

/** A kind whose content is one row of a table, each field in the column of its name: `amountMinor` in amount_minor. */
type RowKind<Value extends { slug: string }, Stored extends Row> = {
  name: string
  table: string
  schema: z.ZodType<Value> & { shape: object }
  begun: Row
  texts?: readonly string[]
  strictTexts?: readonly string[]
  pathOf: EntryKind['pathOf']
  titleOf?: EntryKind['titleOf']
  /** The tags of the cached pages that show it. */
  tags: readonly string[]
  /** Checks beyond the schema. */
  check?: (db: Db, value: Value) => Promise<Problem[]> | Problem[]
  /** New rows come last, by the column `position`. */
  isOrdered?: true
  /** When unpublished its row stays, with `active` false, for what refers to its id. */
  staysInactive?: true
  /** Where row and content differ: both conversions. */
  toRow?: (value: Omit<Value, 'slug'>) => Stored
  toContent?: (row: Stored) => Row
}

export function rowKind<Value extends { slug: string }, Stored extends Row = Row>(kind: RowKind<Value, Stored>): EntryKind {
  const { name, table, schema, tags, staysInactive = false } = kind
  const fields = Object.keys(schema.shape).filter((field) => field !== 'slug')
  return {
    name,
    begun: () => structuredClone(kind.begun),
    titleOf: kind.titleOf ?? ((content) => String(content.name ?? '')),
    ...(kind.texts && { texts: kind.texts }),
    ...(kind.strictTexts && { strictTexts: kind.strictTexts }),
    pathOf: kind.pathOf,
    async check(db, content) {
      const { value, problems } = readContent(schema, content)
      return problems ?? (await kind.check?.(db, value)) ?? []
    },
    async publish(ctx, tx, content, liveId) {
      const { slug, ...value } = schema.parse(content)
      const id = liveId ?? freeSlug(slug, [...(await listAdopted(tx, name))])
      const fresh = kind.isOrdered && { position: await nextPosition(tx, table) }
      await putRow(tx, table, id, { ...(kind.toRow?.(value) ?? value), ...(staysInactive && { active: true }) }, fresh)
      await ctx.cache.invalidate(tx, tags)
      return id
    },
    async unpublish(ctx, tx, liveId) {
      await (staysInactive ? deactivateRow : deleteRow)(tx, table, liveId)
      await ctx.cache.invalidate(tx, tags)
      return done(undefined)
    },
    async listLive(db) {
      const orderBy = kind.isOrdered ? ['position', 'id'] : ['id']
      const rows = await listRows(db, table, fields, { active: staysInactive, orderBy })
      return rows.map(({ id, ...row }) => ({
        liveId: id,
        content: { ...(kind.toContent?.(row as Stored) ?? row), slug: id },
      }))
    },
  }
}
