import { data, Link, redirect } from 'react-router'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { translationFileWords } from '../../../words/admin/translation-files.ts'
import { translationAdminWords } from '../../../words/admin/translations.ts'
import { siteWordsKey } from '../../../words/sources.server.ts'
import { admit } from '../../admit.server.ts'
import { PageBar } from '../../components/page-bar.tsx'
import { Pane } from '../../components/pane.tsx'
import { listPath } from '../list-query.ts'
import { messagesPath, messagesQuery, pathWith } from '../messages/messages-query.ts'
import { mustFindLanguage } from '../text-kinds.server.ts'
import type { Route } from './+types/import.ts'
import { FileForm } from './file-form.tsx'
import { ImportPlan } from './import-plan.tsx'
import { type ImportView, importView } from './import-view.server.ts'
import { readImportForm } from './read-import-form.server.ts'
import { saveImport } from './save-import.server.ts'

/** What the form answers: what is wrong with its file, or what the file would save, and the file itself to send again. */
type ImportReply = { fault: string } | { packed: string; plan: ImportView; sentence?: string }

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'translations:write')
  const language = mustFindLanguage(args.context, args.params.language)
  const { searchParams } = args.url
  return { language, imported: Number(searchParams.get('imported')) || 0, isOfMessages: searchParams.has('messages') }
}

/** Shows what an XLIFF file would save, or saves it: all of it in one transaction. */
export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'translations:write')
  const reader = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const language = mustFindLanguage(args.context, args.params.language)
  const form = await args.request.formData()
  const messages = args.context.get(siteWordsKey).messagesIn(language.code)
  const read = await readImportForm(ctx, reader, { form, language, messages })
  if ('fault' in read) return data<ImportReply>({ fault: read.fault }, { status: 422 })
  const { packed, plan, texts } = read
  if (form.get('event') !== 'import') return data<ImportReply>({ packed, plan: importView(reader, plan) })
  const answer = await saveImport(ctx, reader, { plan, texts, messages, form, language, actor })
  if ('saved' in answer)
    return redirect(`${args.url.pathname}?imported=${answer.saved}${answer.isOfMessages ? '&messages' : ''}`, 303)
  const now = await readImportForm(ctx, reader, { form, language, messages })
  return data<ImportReply>(
    { packed, plan: importView(reader, 'fault' in now ? plan : now.plan), sentence: answer.sentence },
    { status: 409 },
  )
}

export default function ImportTranslations({
  loaderData: { language, imported, isOfMessages },
  actionData,
}: Route.ComponentProps) {
  const words = useWords(translationFileWords).screen
  const { title: listTitle } = useWords(translationAdminWords)
  const here = `/admin/translations/${language.code}/import`
  const list = listPath({ language: language.code, kind: undefined, texts: 'all' })
  return (
    <div className="translations">
      <PageBar
        title={words.title({ language: language.name })}
        lede={words.lede}
        crumb={{
          label: words.crumb,
          links: (
            <>
              <Link to={list}>{listTitle}</Link> / <span aria-current="page">{words.here}</span>
            </>
          ),
        }}
      />
      <div className="flash" role="status">
        {imported > 0 && !actionData && (
          <p className="note ok">
            {words.imported({ count: imported })}{' '}
            <Link
              to={
                isOfMessages
                  ? pathWith(messagesPath(language.code), messagesQuery({ texts: 'unread', search: '' }))
                  : listPath({ language: language.code, kind: undefined, texts: 'unread' })
              }
            >
              {words.see}
            </Link>
          </p>
        )}
      </div>
      {actionData && 'plan' in actionData ? (
        <div className="panes">
          <ImportPlan plan={actionData.plan} packed={actionData.packed} refusal={actionData.sentence} />
          <p>
            <Link to={here} reloadDocument>
              {words.again}
            </Link>
          </p>
        </div>
      ) : (
        <div className="edit">
          <div className="panes">
            <FileForm fault={actionData?.fault} />
          </div>
          <Pane title={words.howTitle} className="stack">
            {Object.values(words.how).map((sentence) => (
              <p key={sentence} className="small">
                {sentence}
              </p>
            ))}
          </Pane>
        </div>
      )}
    </div>
  )
}
