import { data, Link } from 'react-router'
import { progressOf, unitStates } from '#features/translations/translation.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../../shared/revalidate-on-conflict.ts'
import { translationFileWords } from '../../../words/admin/translation-files.ts'
import { translationAdminWords } from '../../../words/admin/translations.ts'
import { admit } from '../../admit.server.ts'
import { useAuth } from '../../auth/auth.tsx'
import { dialogParameter } from '../../components/dialogs/dialog-address.ts'
import { FormDialog } from '../../components/dialogs/form-dialog.tsx'
import { PageBar } from '../../components/page-bar.tsx'
import { exportPath, translationsPath } from '../list-query.ts'
import { savedUnit } from '../shown-unit.ts'
import { UnitsList } from '../units-list.tsx'
import type { Route } from './+types/part.ts'
import { loadPart } from './load-part.server.ts'
import { isListed } from './message-units.server.ts'
import { messagesPath, messagesQuery, partName, readMessagesQuery } from './messages-query.ts'
import { approveAll, type MessageReply, saveOne } from './save-part.server.ts'
import { shownMessage, stampOf, toApprove } from './shown-message.server.ts'

/** The messages of a part in one language. A 404 for an unknown language or part. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'content:read')
  const read = wordsReader(args.context)
  const { language, counts, part, units } = await loadPart(args.context, args.params)
  const query = readMessagesQuery(args.url.searchParams)
  const found = units.filter((unit) => isListed(unit, { ...query, texts: 'all' }))
  const listed = found.filter((unit) => isListed(unit, query))
  const now = contextOf(args.context).clock.now()
  const open = toApprove(listed)
  const approved = Number(args.url.searchParams.get('approved')) || 0
  return {
    ...{ language, part, query, all: found.length, progress: progressOf(found) },
    isEmptyFile: args.url.searchParams.get('exported') === 'none',
    units: listed.map((unit) => shownMessage(read, unit, { counts, now })),
    open: { count: open.length, stamp: stampOf(open) },
    confirmsAll: args.url.searchParams.get(dialogParameter) === 'approve-all' && open.length > 0,
    flash:
      approved > 0 ? read(translationAdminWords).messages.done({ count: approved }) : savedWords(read, args.url.searchParams),
  }
}

function savedWords(read: ReadWords, params: URLSearchParams): string {
  const saved = savedUnit(params)
  return saved ? read(translationAdminWords).entry.flashes[saved] : ''
}

/** Saves the translation of one message, or approves it, or all that are shown. */
export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'translations:write')
  const form = await args.request.formData()
  const event = form.get('event')
  if (event === 'approve' || event === 'approve-all') await admit(args, 'translations:approve')
  else if (event !== 'save') throw data(null, { status: 404 })
  const input = { form, actor, url: args.url, read: wordsReader(args.context) }
  const loaded = await loadPart(args.context, args.params)
  return event === 'approve-all'
    ? approveAll(contextOf(args.context), loaded, input)
    : saveOne(contextOf(args.context), loaded, { ...input, approve: event === 'approve' })
}

export const shouldRevalidate = revalidateOnConflict

export default function PartMessages({ loaderData, actionData }: Route.ComponentProps) {
  const { language, part, query, all, progress, units, open, confirmsAll, flash, isEmptyFile } = loaderData
  const { messages: words, ...common } = useWords(translationAdminWords)
  const fileLabels = useWords(translationFileWords)
  const { may } = useAuth()
  const reply = actionData as MessageReply | undefined
  const texts = messagesQuery(query)
  const list = messagesPath(language.code)
  return (
    <div className="translations">
      <PageBar
        title={words.partTitle({ part: partName(part), language: language.name })}
        lede={words.partLede({ approved: progress.approved, all, braces: '{braces}', tags: '<tags>' })}
        crumb={{
          label: common.entry.crumb,
          links: (
            <>
              <Link to={`${translationsPath}?language=${language.code}`}>{common.title}</Link> /{' '}
              <Link to={list}>{words.title}</Link>
            </>
          ),
        }}
        actions={
          may('translations:write') && (
            <>
              <a className="btn line" href={exportPath(language.code, { kind: 'messages', part, texts: query.texts })} download>
                {fileLabels.export}
              </a>
              {open.count > 0 && may('translations:approve') && (
                <Link className="btn line" to={`?${texts}${texts && '&'}${dialogParameter}=approve-all`} preventScrollReset>
                  {words.approveAll({ open: open.count })}
                </Link>
              )}
            </>
          )
        }
      />
      {(confirmsAll || reply?.refusal) && (
        <FormDialog
          dialog="approve-all"
          query={texts}
          title={words.confirm.title({ open: open.count })}
          text={words.confirm.text}
          hidden={{ event: 'approve-all', stamp: open.stamp }}
          go={words.approveAll({ open: open.count })}
          keep={words.confirm.keep}
          refusal={reply?.refusal}
        />
      )}
      {query.search !== '' && (
        <p className="note">
          {words.searched({ text: query.search })} <Link to={`${list}/${part}`}>{words.search.clear}</Link>
        </p>
      )}
      <UnitsList
        language={language}
        units={units}
        progress={progress}
        all={all}
        only={unitStates.find((state) => state === query.texts)}
        pathOf={(state) => `?${messagesQuery({ ...query, texts: state ?? 'all' })}`}
        flash={flash}
        isEmptyFile={isEmptyFile}
        problem={reply?.problem}
      />
    </div>
  )
}
