import { data } from 'react-router'
import type { Subject } from '#features/audit-log/action.ts'
import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Staff } from '#features/staff/staff.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { roadListWords } from '../../words/admin/bookings/road-lists.ts'
import { fileHeaders } from '../exports/csv-response.server.ts'
import { workbookBytes, workbookType } from '../exports/workbook.server.ts'
import { type RoadListName, roadLists } from './lists-of-kind.ts'
import { type RoadList, workbookRows } from './road-list.ts'

/** The list of an address, or a page that is not there. */
export function readListName(text: string): RoadListName {
  const name = roadLists.find((one) => one === text)
  if (!name) throw data(null, { status: 404 })
  return name
}

/** A list as a workbook. Who downloaded it is recorded before anything is sent. */
export async function roadListFile(
  ctx: Context,
  read: ReadWords,
  { list, name, subject }: { list: RoadList; name: RoadListName; subject: Subject },
  staff: Staff,
): Promise<Response> {
  const words = read(roadListWords)
  await recordAudit(ctx, ctx.db, { actor: staff, action: 'bookings-exported', subject, facts: { list: name, file: 'XLSX' } })
  const bytes = await workbookBytes(words.lists[name], inOne(workbookRows(list, words.group)))
  return new Response(bytes, { headers: fileHeaders(`${name}-${subject.words}.xlsx`, workbookType) })
}

async function* inOne<Rows>(rows: Rows): AsyncGenerator<Rows> {
  yield rows
}
