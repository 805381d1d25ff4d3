import { Link, redirect } from 'react-router'
import { unitsOf } from '#features/content/texts/text-units.server.ts'
import { rowTextTitles, textKinds } from '#features/content-kinds/text-rows.server.ts'
import { publishLanguage } from '#features/settings/publish-language.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { listKnownTexts } from '#features/translations/reads.server.ts'
import { noKnownTexts, progressOf, unitStates, unitToTranslate } from '#features/translations/translation.ts'
import { isChosen } from '#features/translations/xliff/exported-unit.ts'
import type { Context } from '#platform/context.ts'
import type { Words } from '#platform/languages/source.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { countWholePages } from '../../shared/languages-of-pages.server.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { translationFileWords } from '../../words/admin/translation-files.ts'
import { translationAdminWords } from '../../words/admin/translations.ts'
import { siteWordsKey } from '../../words/sources.server.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { type Column, DataTable } from '../components/data-table.tsx'
import { dialogParameter } from '../components/dialogs/dialog-address.ts'
import { EmptyState } from '../components/empty-state.tsx'
import { FilterBar } from '../components/filter-bar.tsx'
import { languageName } from '../components/language-name.ts'
import { ListPage } from '../components/list-page.tsx'
import { contentPath } from '../content/content-menu.ts'
import { contentKinds } from '../content-screens/content-kinds.ts'
import type { Route } from './+types/translations.ts'
import { contentTitle } from './content-title.ts'
import { LanguagePane } from './language-pane.tsx'
import { exportPath, listPath, readTranslationsQuery, translationsPath } from './list-query.ts'
import { type Publishing, PublishingDialog } from './publishing-dialog.tsx'
import { listTexts } from './text-kinds.server.ts'
import { TranslationsFilters } from './translations-filters.tsx'
import { TranslationsTabs } from './translations-tabs.tsx'

/** How far each public content is translated into one language: all, or those of a kind, with some texts. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'content:read')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const { db } = ctx
  const { searchParams } = args.url
  const settings = await findSettings(db)
  const languages = Array.from(args.context.get(siteWordsKey).translated, ([code, { name, all, missing, unread }]) => ({
    ...{ code, name, all, missing, unread },
    called: languageName(code, read.language),
    isPublic: settings.languages.includes(code),
  }))
  const wanted = readTranslationsQuery(
    searchParams,
    textKinds.map(({ name }) => name),
  )
  const language = languages.find(({ code }) => code === wanted.language) ?? languages[0]
  const query = { ...wanted, language: language?.code }
  const kinds = [
    ...contentKinds.flatMap(({ kind, inWords }) =>
      textKinds.some(({ name }) => name === kind) ? [{ kind: kind as string, title: inWords(read).words.title }] : [],
    ),
    ...rowTextTitles.map(({ kind, title }) => ({ kind, title: contentTitle(read, { id: kind, title }) })),
  ]
  const base = { languages, kinds, query, isEmptyFile: searchParams.get('exported') === 'none', did: searchParams.get('did') }
  if (!language) return { ...base, language: undefined, publishing: undefined, rows: [] }
  const publishing = await publishingOf(ctx, language, searchParams.get(dialogParameter))
  const places = new Map(textKinds.map(({ name, texts = [] }) => [name, texts]))
  const [entries, known] = [
    await listTexts(ctx, query.kind === undefined ? [...places.keys()] : [query.kind]),
    await listKnownTexts(db, language.code),
  ]
  const rows = entries.map(({ id, kind, title, content }) => {
    const units = unitsOf(content, places.get(kind) ?? [])
    const progress = progressOf(units.map((unit) => unitToTranslate(unit, known.get(kind) ?? noKnownTexts)))
    return {
      id,
      title: contentTitle(read, { id, title }),
      kind: kinds.find((one) => one.kind === kind)?.title ?? kind,
      all: units.length,
      progress,
    }
  })
  const chosen = rows.filter(
    ({ progress }) => query.texts === 'all' || unitStates.some((state) => progress[state] > 0 && isChosen(state, query.texts)),
  )
  const inKinds = kinds.map(({ title }) => title)
  return { ...base, language, publishing, rows: chosen.toSorted((a, b) => inKinds.indexOf(a.kind) - inKinds.indexOf(b.kind)) }
}

/** What is asked before a language is published or taken back, where that is what the address opens. */
async function publishingOf(
  ctx: Context,
  { code, isPublic }: { code: string; isPublic: boolean },
  dialog: string | null,
): Promise<Publishing | undefined> {
  const does = isPublic ? 'take-back' : 'publish'
  if (dialog !== does) return undefined
  return { does, address: `${ctx.config.publicUrl}/${code}`, pages: await countWholePages(ctx, code) }
}

/** Publishes a language, or takes it back. */
export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'content:write')
  const form = await args.request.formData()
  const language = String(form.get('language'))
  if (!args.context.get(siteWordsKey).translated.has(language)) throw new Response('There is no such language', { status: 404 })
  const event = form.get('event')
  if (event !== 'publish' && event !== 'take-back') throw new Response('There is no such button', { status: 400 })
  const isPublic = event === 'publish'
  await publishLanguage(contextOf(args.context), { actor, language, isPublic })
  return redirect(`${translationsPath}?language=${language}&did=${isPublic ? 'published' : 'taken-back'}`, 303)
}

type RowOf = Awaited<ReturnType<typeof loader>>['rows'][number]

const columnsIn = (words: Words<typeof translationAdminWords.tree>, language: string): Column<RowOf>[] => [
  {
    head: words.columns.entry,
    isRowHead: true,
    cell: ({ id, title }) => <Link to={`${translationsPath}/${language}/${id}`}>{title}</Link>,
  },
  ...unitStates.map(
    (state): Column<RowOf> => ({
      head: words.columns[state],
      isNumber: true,
      label: words.columns[state],
      cell: ({ progress }) => progress[state] || null,
    }),
  ),
]

export default function Translations({ loaderData }: Route.ComponentProps) {
  const { languages, language, publishing, kinds, query, rows, isEmptyFile, did } = loaderData
  const words = useWords(translationAdminWords)
  const fileLabels = useWords(translationFileWords)
  const { may } = useAuth()
  const sum = (of: (row: RowOf) => number) => rows.reduce((total, row) => total + of(row), 0)
  return (
    <ListPage
      title={words.title}
      lede={words.lede({ approved: sum(({ progress }) => progress.approved), all: sum(({ all }) => all) })}
      crumb={{ label: words.entry.crumb, links: <Link to={contentPath}>{words.up}</Link> }}
      actions={
        language &&
        may('translations:write') && (
          <>
            <a className="btn line" href={exportPath(language.code, query)} download>
              {fileLabels.export}
            </a>
            <Link className="btn line" to={`${translationsPath}/${language.code}/import`}>
              {fileLabels.import}
            </Link>
          </>
        )
      }
      tools={
        <>
          <FilterBar
            label={words.languages}
            filters={languages.map(({ code, name }) => ({
              to: listPath({ ...query, language: code }),
              word: name,
              isOn: code === language?.code,
            }))}
          />
          {language && <TranslationsTabs language={language.code} on="contents" />}
          {language && <TranslationsFilters query={query} kinds={kinds} />}
          <div role="status">{isEmptyFile && <p className="note">{fileLabels.nothingToExport}</p>}</div>
        </>
      }
      empty={
        language ? (
          rows.length === 0 && <EmptyState title={fileLabels.none.title} text={fileLabels.none.text} />
        ) : (
          <EmptyState title={words.noLanguages.title} text={words.noLanguages.text} />
        )
      }
    >
      {language && <LanguagePane language={language} mayPublish={may('content:write')} did={did} />}
      {language && publishing && may('content:write') && <PublishingDialog publishing={publishing} language={language} />}
      {language && (
        <div className="pane list">
          <DataTable
            caption={words.caption({ language: language.name })}
            columns={columnsIn(words, language.code)}
            rows={rows}
            rowKey={({ id }) => id}
            groupOf={({ kind }) => kind}
            className="stacks"
          />
        </div>
      )}
    </ListPage>
  )
}
