import { randomUUID } from 'node:crypto'
import { data, Link, redirect } from 'react-router'
import { readPlace } from '#features/autosave/autosave-key.ts'
import { purgeAutosaves } from '#features/autosave/purge-autosave.server.ts'
import { findAutosave } from '#features/autosave/reads.server.ts'
import { saveDraftText } from '#features/autosave/save-draft-text.server.ts'
import { bookingValueParts } from '#features/bookings/emails/email-values.ts'
import { findTemplate, listTemplates } from '#features/emails/reads-texts.server.ts'
import { textField } from '#features/emails/text-in-language.ts'
import { findRecipients, knownFor, type Recipient } from '#features/mailings/find-recipients.server.ts'
import { mailingTextFor } from '#features/mailings/mailing-email.server.tsx'
import { type MailingText, mailingForm, tickName } from '#features/mailings/mailing-form.ts'
import { type MailingSource, readSource, sourceSearch } from '#features/mailings/mailing-source.ts'
import { findMailing } from '#features/mailings/reads.server.ts'
import { previewMailing, recipientsOf, sendMailing, unknownInMailing } from '#features/mailings/send-mailing.server.ts'
import type { Context } from '#platform/context.ts'
import { readUuid } from '#values/uuid.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'
import { siteWordsKey } from '../../words/sources.server.ts'
import { admit } from '../admit.server.ts'
import { instantText } from '../components/instants.ts'
import { PageBar } from '../components/page-bar.tsx'
import { closureEmail } from '../permits/closure/closure-email.server.ts'
import { visitEmail } from '../permits/closure/visit-email.server.ts'
import type { Route } from './+types/new.ts'
import { ChooseRecipients } from './choose-recipients.tsx'
import { ComposeForm, type ComposeReply } from './compose-form.tsx'
import { emailFault, unknownPlaceholders } from './email-fault.ts'
import type { LanguageLine } from './language-lines.tsx'
import { loadChoices } from './load-choices.server.ts'
import { lookOf, placeOf } from './previewed.server.ts'
import { LeftOutOfList } from './recipient-list.tsx'

function recipientsSource(params: URLSearchParams): { source?: MailingSource; wrong?: 'booking' | 'enquiry' | 'to' } {
  const wanted = readSource(params)
  if (!wanted) return {}
  return 'wrong' in wanted ? { wrong: wanted.wrong } : { source: wanted }
}

const templateOf = (params: URLSearchParams) => {
  const wanted = Number(params.get('template'))
  return Number.isSafeInteger(wanted) && wanted > 0 ? wanted : undefined
}

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'emails:write')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const { searchParams } = args.url
  const { source, wrong } = recipientsSource(searchParams)
  const wanted = templateOf(searchParams)
  const template = wanted ? await findTemplate(ctx.db, wanted) : undefined
  if (!source)
    return {
      choices: await loadChoices(ctx, read),
      wrong,
      typed: wrong ? (searchParams.get(wrong) ?? '') : '',
      template: template && String(template.id),
    }
  const place = placeOf(source, template?.id)
  const [{ recipients, more, leftOut }, autosaved] = await Promise.all([
    findRecipients(ctx, source),
    place && findAutosave(ctx.db, staff.id, place),
  ])
  const languages = [...args.context.get(siteWordsKey).published.keys()].filter((code) =>
    recipients.some(({ language }) => language === code),
  )
  const proposed = (await closureEmail(ctx, searchParams, languages)) ?? (await visitEmail(ctx, searchParams, languages))
  return {
    compose: {
      search: sourceSearch(source),
      place,
      autosaved: autosaved && { typed: autosaved.typed, began: instantText(autosaved.savedAt, ctx.clock.now(), read.format) },
      ...(await listChoices(ctx, source)),
      begin: template
        ? { id: String(template.id), subject: template.subject, body: template.body }
        : proposed && { id: '', ...proposed },
      more: more ? recipients.length : undefined,
      leftOut,
      delivers: ctx.mail.delivers,
      stamp: randomUUID(),
      known: knownFor(source),
      languages,
      // For the eye of staff, whatever the language of the first recipient.
      values: recipients[0]?.values(ctx.words.in('en', bookingValueParts)) ?? {},
      recipients: recipients.map(({ key, name, email, bookingId, reference, journey, readerId }) => ({
        key,
        tick: tickName(key),
        name,
        email,
        bookingId,
        reference,
        journey,
        readsNews: readerId !== undefined,
      })),
    },
  }
}

/** The templates that emails to a source can begin from. */
async function listChoices({ db }: Context, { kind }: MailingSource) {
  const fits = kind === 'enquiry' ? ['enquiry', 'any'] : kind === 'address' ? ['any'] : ['booking', 'any']
  const templates = (await listTemplates(db)).filter(({ occasion }) => fits.includes(occasion))
  return { templates: templates.map(({ id, name }) => ({ value: String(id), words: name })) }
}

export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'emails:write')
  const reader = wordsReader(args.context)
  const words = reader(emailAdminWords).compose
  const ctx = contextOf(args.context)
  const { source } = recipientsSource(args.url.searchParams)
  const form = await args.request.formData()
  const stamp = readUuid(form.get('stamp'))
  if (!source || !stamp) throw data(null, { status: 422 })
  const values = typed(form)
  const place = readPlace(values.place ?? '')
  const sends = form.get('do') === 'send'
  const sent = async () => {
    if (place) await purgeAutosaves(ctx.db, staff.id, place)
    return redirect(`/admin/emails/sent/${stamp}`, 303)
  }
  // Pressed again after a lost answer, whatever has become of those it went to.
  if (sends && (await findMailing(ctx.db, stamp))) return sent()
  if (place) await saveDraftText(ctx, { staffId: staff.id, place, typed: values })
  const refuse = (errors: Record<string, string>, status = 422) =>
    data({ values, errors, preview: undefined } satisfies ComposeReply, { status })
  const site = args.context.get(siteWordsKey)
  const read = readForm(form, mailingForm([...site.translated.keys()]))
  if (read.reply)
    return refuse(Object.fromEntries(Object.entries(read.reply.errors).map(([name, key]) => [name, emailFault(reader, key)])))
  const text = read.value
  const unknown = unknownInMailing(text, source).map(
    ({ language, part, names }) => [textField(language, part), unknownPlaceholders(reader, names, knownFor(source))] as const,
  )
  if (unknown.length > 0) return refuse(Object.fromEntries(unknown))
  const { recipients } = await findRecipients(ctx, source)
  const keys = recipients.map(({ key }) => key).filter((key) => values[tickName(key)] === 'on')
  const chosen = recipientsOf(recipients, keys, text)
  const first = chosen[0]
  if (!first) return refuse({ recipients: words.nobodyChosen })
  const look = lookOf(text, chosen)
  if (sends && form.get('look') === look) {
    const outcome = await sendMailing(ctx, { id: stamp, source, keys, text, staff })
    if (outcome.done) return sent()
    return refuse(
      outcome.refusal.reason === 'english-missing' ? { subject: words.englishMissing } : { recipients: words.nobodyChosen },
      409,
    )
  }
  const shown = chosen.find(({ key }) => key === form.get('shown')) ?? first
  const email = await previewMailing(ctx, text, shown)
  const languages = linesOf(ctx, site.published, text, chosen)
  if (!email || chosen.some((one) => !mailingTextFor(ctx, text, one))) return refuse({ subject: words.englishMissing })
  const preview = {
    ...email,
    languages,
    shown: shown.key,
    look,
    changed: sends,
    leftOut: keys.length - chosen.length,
    chosen: chosen.map(({ key, reference, name, email }) => ({
      value: key,
      words: [reference, name, email].filter(Boolean).join(', '),
    })),
  }
  return data({ values, errors: {}, preview } satisfies ComposeReply, { status: sends ? 409 : 200 })
}

/** How many recipients read each language, and whether they get the email in it. */
function linesOf(
  ctx: Context,
  published: ReadonlyMap<string, string>,
  text: MailingText,
  chosen: readonly Recipient[],
): LanguageLine[] {
  return [...Map.groupBy(chosen, ({ language }) => language)].map(([language, those]) => ({
    language,
    count: those.length,
    hasText: mailingTextFor(ctx, text, { language })?.read.language === language,
    isPublic: published.has(language),
  }))
}

export default function NewEmail({ loaderData, actionData }: Route.ComponentProps) {
  const emailLabels = useWords(emailAdminWords)
  const words = emailLabels.compose
  const crumb = { label: emailLabels.crumb, links: <Link to="/admin/emails">{emailLabels.list.title}</Link> }
  const { compose } = loaderData
  return (
    <div className="emails">
      <PageBar title={words.title} lede={words.lede} crumb={crumb} />
      {compose === undefined ? (
        <ChooseRecipients {...loaderData} />
      ) : compose.recipients.length === 0 ? (
        <section className="empty">
          <h2>{words.nobody.title}</h2>
          <p>{words.nobody.text}</p>
          <LeftOutOfList leftOut={compose.leftOut} />
          <Link className="btn line" to="/admin/emails/new">
            {words.other}
          </Link>
        </section>
      ) : (
        <ComposeForm key={`${compose.search}${compose.begin?.id}`} compose={compose} reply={actionData} />
      )}
    </div>
  )
}
