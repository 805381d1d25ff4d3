import { data, Link, redirect } from 'react-router'
import { unitsOf } from '#features/content/texts/text-units.server.ts'
import { textsOf } from '#features/content-kinds/text-rows.server.ts'
import { findTermsToAgree } from '#features/pages/reads.server.ts'
import { termsEntry } from '#features/pages/terms-entry.server.ts'
import { listKnownTexts } from '#features/translations/reads.server.ts'
import { saveTranslations } from '#features/translations/save-translations.server.ts'
import { noKnownTexts, progressOf, unitStates, unitToTranslate } from '#features/translations/translation.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { typed } from '../../shared/read-form.server.ts'
import { revalidateOnConflict } from '../../shared/revalidate-on-conflict.ts'
import { translationFileWords } from '../../words/admin/translation-files.ts'
import { translationAdminWords } from '../../words/admin/translations.ts'
import { siteWordsKey } from '../../words/sources.server.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { instantText } from '../components/instants.ts'
import { PageBar } from '../components/page-bar.tsx'
import type { Route } from './+types/entry-translation.ts'
import { contentTitle } from './content-title.ts'
import { exportPath } from './list-query.ts'
import { savedUnit, shownUnit } from './shown-unit.ts'
import { findTexts } from './text-kinds.server.ts'
import { type UnitProblem, UnitsList } from './units-list.tsx'

/** A public content and its texts in one language. A 404 for what is not public, has no texts, or an unknown language. */
async function load({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  const ctx = contextOf(context)
  const name = context.get(siteWordsKey).translated.get(params.language)?.name
  const entry = await findTexts(ctx, params.id)
  const texts = entry ? textsOf(entry.kind) : []
  if (name === undefined || !entry || texts.length === 0) throw data(null, { status: 404 })
  const known = (await listKnownTexts(ctx.db, params.language)).get(entry.kind) ?? noKnownTexts
  const units = unitsOf(entry.content, texts)
  return { name, entry, units: units.map((unit) => unitToTranslate(unit, known)) }
}

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'content:read')
  const read = wordsReader(args.context)
  const now = contextOf(args.context).clock.now()
  const { name, entry, units } = await load(args)
  const only = unitStates.find((state) => state === args.url.searchParams.get('state'))
  const once = [...new Map(units.map((unit) => [unit.hash, unit])).values()]
  return {
    language: { code: args.params.language, name },
    id: entry.id,
    title: contentTitle(read, entry),
    // What customers agree to in this language now.
    terms:
      entry.kind === termsEntry.name
        ? await findTermsToAgree(contextOf(args.context).db, entry.slug, args.params.language)
        : null,
    isEmptyFile: args.url.searchParams.get('exported') === 'none',
    progress: progressOf(once),
    all: once.length,
    only,
    saved: savedUnit(args.url.searchParams),
    units: once.filter(({ state }) => only === undefined || state === only).map((unit) => shownUnit(read, unit, now)),
  }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'translations:write')
  const form = typed(await args.request.formData())
  const approve = form.event === 'approve'
  if (approve) await admit(args, 'translations:approve')
  if (!approve && form.event !== 'save') throw data(null, { status: 404 })
  const ctx = contextOf(args.context)
  const { entry, units } = await load(args)
  const hash = form.hash ?? ''
  const sent = { hash, text: form[`text.${hash}`] ?? '', seen: Number(form.seen) }
  const saved = await saveTranslations(ctx, {
    entry,
    units,
    language: args.params.language,
    sent: [sent],
    by: form.machine ? 'machine' : 'person',
    approve,
    actor,
  })
  const query = new URLSearchParams(args.url.searchParams)
  if (saved.done) {
    query.set('saved', approve ? 'approved' : sent.text.trim() === '' ? 'removed' : 'saved')
    return redirect(`${args.url.pathname}?${query}#t-${sent.hash}`, 303)
  }
  const [problem] = saved.refusal.translations
  const read = wordsReader(args.context)
  const { refused } = read(translationAdminWords)
  const sentence =
    problem?.reason === 'changed-since'
      ? refused['changed-since']({ who: problem.by, when: instantText(problem.at, ctx.clock.now(), read.format) })
      : problem && refused[problem.reason]
  return data<UnitProblem>(
    { hash: sent.hash, text: sent.text, sentence: sentence ?? '' },
    { status: problem?.reason === 'changed-since' ? 409 : 422 },
  )
}

export const shouldRevalidate = revalidateOnConflict

export default function EntryTranslation({ loaderData, actionData }: Route.ComponentProps) {
  const { language, id, title, terms, progress, all, only, units, saved, isEmptyFile } = loaderData
  const { title: listTitle, entry: words } = useWords(translationAdminWords)
  const fileLabels = useWords(translationFileWords)
  const { may } = useAuth()
  return (
    <div className="translations">
      <PageBar
        title={words.title({ entry: title, language: language.name })}
        lede={words.lede({ approved: progress.approved, all })}
        crumb={{
          label: words.crumb,
          links: <Link to={`/admin/translations?language=${language.code}`}>{listTitle}</Link>,
        }}
        actions={
          may('translations:write') && (
            <a className="btn line" href={exportPath(language.code, { entry: id, texts: only ?? 'all' })} download>
              {fileLabels.export}
            </a>
          )
        }
      />
      {terms && (
        <p className="muted">
          {terms.revision === null
            ? words.terms.english({ language: language.name })
            : words.terms.revision({ language: language.name, revision: terms.revision })}
        </p>
      )}
      <UnitsList
        language={language}
        units={units}
        progress={progress}
        all={all}
        only={only}
        pathOf={(state) => (state ? `?state=${state}` : '?')}
        flash={saved ? words.flashes[saved] : ''}
        isEmptyFile={isEmptyFile}
        problem={actionData}
      />
    </div>
  )
}
