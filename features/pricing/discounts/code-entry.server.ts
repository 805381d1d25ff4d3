import type { EntryKind } from '#features/content/entry-kind.ts'
import { readContent } from '#features/content/problems-of.ts'
import { findOfLife } from '#features/content/reads.server.ts'
import { done } from '#values/outcome.ts'
import { slugOf } from '#values/slug.ts'
import { CodeContent } from './code-content.ts'
import { listCodes } from './reads.server.ts'
import { hideCode, upsertCode } from './writes.server.ts'

/** Discount codes. The id of a code is the code itself: another spelling is another code, and the former one stops working. */
export const codeEntry: EntryKind = {
  name: 'code',
  begun: () => ({
    name: '',
    code: '',
    percent: null,
    amountMinor: null,
    fromDay: null,
    untilDay: null,
    mostUses: null,
    kinds: [],
  }),
  texts: ['name'],
  titleOf: (content) => String(content.name ?? ''),
  pathOf: () => '/booking',
  async check(db, content) {
    const { value, problems } = readContent(CodeContent, content)
    if (!value) return problems
    const other = await findOfLife(db, 'code', value.code)
    return other && other.slug !== content.slug ? [{ path: 'code', reason: 'code-taken', grave: true }] : []
  },
  async publish(_ctx, tx, content, liveId) {
    const { slug: _, ...code } = CodeContent.parse(content)
    if (liveId !== undefined && liveId !== code.code) await hideCode(tx, liveId)
    await upsertCode(tx, code)
    return code.code
  },
  async unpublish(_ctx, tx, liveId) {
    await hideCode(tx, liveId)
    return done(undefined)
  },
  async listLive(db) {
    return (await listCodes(db)).map((code) => ({ liveId: code.code, content: { slug: slugOf(code.code), ...code } }))
  },
}
