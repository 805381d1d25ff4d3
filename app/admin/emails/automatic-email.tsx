import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { originalText, ownParts, type TextPart, textParts, unknownIn } from '#features/emails/automatic-text.ts'
import { AutomaticTextForm } from '#features/emails/automatic-text-form.ts'
import { changeText } from '#features/emails/change-text.server.ts'
import { findText } from '#features/emails/reads-texts.server.ts'
import { may } from '#features/staff/permissions.ts'
import { contextOf } from '../../context.ts'
import { useLanguage } from '../../languages/use-language.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { revalidateOnConflict } from '../../shared/revalidate-on-conflict.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextArea } from '../../ui/field.tsx'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { emailNameWords } from '../../words/admin/email-names.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'
import { siteWordsKey } from '../../words/sources.server.ts'
import { admit } from '../admit.server.ts'
import { type Changed, ChangedNote } from '../components/changed-note.tsx'
import { dialogParameter } from '../components/dialogs/dialog-address.ts'
import { FormDialog } from '../components/dialogs/form-dialog.tsx'
import { EmailPreview } from '../components/emails/email-preview.tsx'
import { PlaceholderList } from '../components/emails/placeholder-list.tsx'
import { FilterBar } from '../components/filter-bar.tsx'
import { instantText } from '../components/instants.ts'
import { languageName } from '../components/language-name.ts'
import { PageBar } from '../components/page-bar.tsx'
import { Pane } from '../components/pane.tsx'
import { Flash } from '../components/toast.tsx'
import type { Route } from './+types/automatic-email.ts'
import { emailFault, unknownPlaceholders } from './email-fault.ts'
import {
  type CustomEmail,
  emailOr404,
  languagesOf,
  loadExample,
  type Shown,
  storedNameOf,
} from './load-automatic-email.server.ts'
import { SubjectField } from './subject-field.tsx'

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'emails:read')
  const read = wordsReader(args.context)
  const emailNames = read(emailNameWords)
  const words = read(emailAdminWords).texts
  const ctx = contextOf(args.context)
  const emailName = emailOr404(args.params.email)
  const { searchParams } = args.url
  const { language, languages } = await languageOfAddress(args, emailName)
  const [{ text, values, show }, own] = await Promise.all([
    loadExample(ctx, emailName, language),
    findText(ctx.db, storedNameOf(emailName), language),
  ])
  const did = searchParams.get('did')
  const changed = textParts.some((part) => own[part] !== null)
  return {
    email: emailName,
    language,
    languages,
    ...emailNames[emailName],
    writes: may(staff.role, 'emails:write'),
    changed,
    by:
      changed && own.changedAt
        ? words.own({ who: own.changedBy, when: instantText(own.changedAt, ctx.clock.now(), read.format) })
        : words.original,
    version: own.version,
    original: text,
    text: Object.fromEntries(textParts.map((part) => [part, own[part] ?? text[part]])) as Record<TextPart, string>,
    values,
    example: await show(own),
    dialog: searchParams.get(dialogParameter) === 'restore',
    flash: did === 'save' ? words.saved : did === 'restore' ? words.restored : undefined,
  }
}

function languageOfAddress(args: Route.LoaderArgs | Route.ActionArgs, emailName: CustomEmail) {
  const { published, translated } = args.context.get(siteWordsKey)
  const wanted = args.url.searchParams.get('language')
  return languagesOf(contextOf(args.context), emailName, { wanted, published, translated })
}

/** What the address of the screen has of a language: English has nothing. */
const queryOf = (language: string) => (language === 'en' ? '' : `language=${language}`)

type Reply = {
  values: Record<string, string>
  errors: Record<string, string>
  changed?: Changed
  version?: number
  example?: Shown
}

export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'emails:write')
  const reader = wordsReader(args.context)
  const words = reader(emailAdminWords).texts
  const ctx = contextOf(args.context)
  const emailName = emailOr404(args.params.email)
  const { language } = await languageOfAddress(args, emailName)
  const { text: original, values: known, show } = await loadExample(ctx, emailName, language)
  const form = await args.request.formData()
  const restores = form.get('do') === 'restore'
  const values = typed(form)
  const refuse = (reply: Omit<Reply, 'values'>, status = 422) => data({ values, ...reply } satisfies Reply, { status })
  const read = readForm(form, AutomaticTextForm)
  if (!read.value)
    return refuse({
      errors: Object.fromEntries(Object.entries(read.reply.errors).map(([name, key]) => [name, emailFault(reader, key)])),
    })
  const { version, ...parts } = read.value
  const text = restores ? originalText : ownParts(parts, original)
  const names = Object.keys(known)
  const unknown = Object.entries(unknownIn(text, names))
  if (unknown.length > 0)
    return refuse({
      errors: Object.fromEntries(unknown.map(([part, found]) => [part, unknownPlaceholders(reader, found, names)])),
    })
  if (form.get('do') === 'preview') return data({ values, errors: {}, example: await show(text) } satisfies Reply)
  const saved = await changeText(ctx, { name: storedNameOf(emailName), language, version, text, known: names, staff })
  const did = [queryOf(language), `did=${restores ? 'restore' : 'save'}`].filter(Boolean).join('&')
  if (saved.done) return redirect(`/admin/emails/automatic/${emailName}?${did}`, 303)
  const { refusal } = saved
  if (refusal.reason !== 'changed-meanwhile') throw data(null, { status: 422 })
  const { now } = refusal
  const current = textParts.map((part) => [words[part], now[part] ?? original[part]] as const)
  const when = now.changedAt ? instantText(now.changedAt, ctx.clock.now(), reader.format) : ''
  return refuse({ errors: {}, changed: { who: now.changedBy, when, theirs: current }, version: now.version }, 409)
}

export const shouldRevalidate = revalidateOnConflict

export default function AutomaticEmail({ loaderData, actionData }: Route.ComponentProps) {
  const emailLabels = useWords(emailAdminWords)
  const words = emailLabels.texts
  const bookingLabels = useWords(bookingAdminWords)
  const inLanguage = useLanguage()
  const { email: emailName, language, languages, name, when, writes, changed, by, version, values, dialog, flash } = loaderData
  const query = queryOf(language)
  const reply: Reply | undefined = actionData
  const busy = useNavigation().state !== 'idle'
  const text: Record<string, string> = reply?.values ?? loaderData.text
  const errors = reply?.errors ?? {}
  const example = reply?.example ?? loaderData.example
  const crumb = { label: emailLabels.crumb, links: <Link to="/admin/emails/automatic">{words.back}</Link> }
  return (
    <>
      <PageBar title={name} lede={`${when}. ${by}.`} crumb={crumb} />
      <Flash>{!reply && flash}</Flash>
      {reply?.changed && <ChangedNote changed={reply.changed} />}
      <ErrorSummary
        title={emailLabels.problems}
        problems={Object.entries(errors).map(([field, sentence]) => ({ name: field, sentence }))}
      />
      {languages.length > 1 && (
        <FilterBar
          label={words.languages}
          filters={languages.map((code) => ({
            to: `?${queryOf(code)}`,
            word: languageName(code, inLanguage),
            isOn: code === language,
          }))}
        />
      )}
      <div className="edit halves">
        <Form
          method="post"
          action={`/admin/emails/automatic/${emailName}?${query}`}
          className="pane stack"
          key={`${language} ${version}`}
          preventScrollReset
          noValidate
        >
          <fieldset disabled={!writes} className="stack">
            <p className="small muted">{words.inLanguage({ language: languageName(language, inLanguage) })}</p>
            <input type="hidden" name="version" value={reply?.version ?? reply?.values.version ?? version} />
            <SubjectField
              label={words.subject}
              hint={words.subjectHint}
              error={errors.subject}
              lang={language}
              defaultValue={text.subject}
            />
            <TextArea
              name="opening"
              lang={language}
              label={words.opening}
              maxLength={4_000}
              rows={8}
              hint={words.partHint}
              error={errors.opening}
              defaultValue={text.opening}
            />
            <TextArea
              name="closing"
              lang={language}
              label={words.closing}
              maxLength={4_000}
              rows={5}
              hint={words.emptied}
              error={errors.closing}
              defaultValue={text.closing}
            />
          </fieldset>
          {writes && (
            <div className="row">
              <button className="btn" type="submit" aria-disabled={busy}>
                {reply?.changed ? emailLabels.changed.mine : busy ? bookingLabels.moves.working : words.save}
              </button>
              <button className="btn line" name="do" value="preview" type="submit" aria-disabled={busy}>
                {words.preview}
              </button>
              {changed && (
                <Link
                  className="btn line"
                  to={`?${[query, `${dialogParameter}=restore`].filter(Boolean).join('&')}`}
                  preventScrollReset
                >
                  {words.restore}
                </Link>
              )}
            </div>
          )}
        </Form>
        <div className="panes">
          <Pane title={words.example} className="stack">
            <p className="small muted">{words.exampleLede}</p>
            <p className="breaks" lang={language}>
              <b>{example.subject}</b>
            </p>
            <EmailPreview {...example} />
          </Pane>
          <PlaceholderList known={Object.keys(values)} values={values} lede={`${words.fallback} ${words.knownLede}`} />
        </div>
      </div>
      {dialog && writes && (
        <FormDialog
          dialog="restore"
          query={query}
          title={words.restoreTitle}
          text={words.restoreText}
          hidden={{ do: 'restore', version }}
          go={words.restore}
          keep={words.keep}
          refusal={undefined}
        />
      )}
    </>
  )
}
