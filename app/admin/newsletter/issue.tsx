import { data, Link, redirect } from 'react-router'
import { type TextsByLanguage, textField } from '#features/emails/text-in-language.ts'
import { deleteIssue } from '#features/newsletter/delete-issue.server.ts'
import { haltIssue } from '#features/newsletter/halt-issue.server.ts'
import { issueForm } from '#features/newsletter/issue-form.ts'
import { restoreIssue } from '#features/newsletter/restore-issue.server.ts'
import { type IssueRefusal, saveIssue } from '#features/newsletter/save-issue.server.ts'
import { previewIssue, sendTestIssue } from '#features/newsletter/send-test-issue.server.tsx'
import { startIssue } from '#features/newsletter/start-issue.server.ts'
import type { Staff } from '#features/staff/staff.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { isUuid, readUuid } from '#values/uuid.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { revalidateOnConflict } from '../../shared/revalidate-on-conflict.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'
import { newsletterAdminWords } from '../../words/admin/newsletter.ts'
import { siteWordsKey } from '../../words/sources.server.ts'
import { admit } from '../admit.server.ts'
import { dialogParameter } from '../components/dialogs/dialog-address.ts'
import { FormDialog } from '../components/dialogs/form-dialog.tsx'
import { instantText } from '../components/instants.ts'
import { languageName } from '../components/language-name.ts'
import { PageBar } from '../components/page-bar.tsx'
import { Flash } from '../components/toast.tsx'
import { emailFault, unknownPlaceholders } from '../emails/email-fault.ts'
import { LanguageLines } from '../emails/language-lines.tsx'
import type { Route } from './+types/issue.ts'
import { IssueFields, type IssueReply } from './issue-fields.tsx'
import { IssuePreview } from './issue-preview.tsx'
import { IssueSending } from './issue-sending.tsx'
import { issueOr404, loadIssue } from './load-issue.server.ts'

/** The word for what was done, by its name in the address. */
const flashes = { save: 'saved', restore: 'restored', start: 'started', stop: 'stopped', 'go-on': 'continued' } as const

const isFlash = (did: string): did is keyof typeof flashes => Object.hasOwn(flashes, did)

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'newsletter:write')
  const read = wordsReader(args.context)
  const words = read(newsletterAdminWords)
  const ctx = contextOf(args.context)
  const { searchParams } = args.url
  const { published } = args.context.get(siteWordsKey)
  const loaded = await loadIssue(ctx, await issueOr404(ctx, args.params.id), {
    read,
    published,
    previewIn: searchParams.get('language'),
  })
  const did = searchParams.get('did')
  const dialog = searchParams.get(dialogParameter)
  return {
    ...loaded,
    dialog: loaded.issue?.state === 'draft' && dialog === 'send' ? dialog : undefined,
    flash: did === 'test' ? words.tested({ to: staff.email }) : did && isFlash(did) ? words[flashes[did]] : undefined,
  }
}

export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'newsletter:write')
  const reader = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const form = await args.request.formData()
  if (form.get('do') === 'restore') return restore(ctx, args.params.id, staff)
  const issue = await issueOr404(ctx, args.params.id)
  const stamp = readUuid(form.get('stamp'))
  const what = form.get('do')
  const version = Number(form.get('version'))
  const values = typed(form)
  const refuse = (reply: Omit<IssueReply, 'values'>, status = 422) => data({ values, ...reply } satisfies IssueReply, { status })
  const refuseFor = (refusal: IssueRefusal) => refusedReply(reader, refusal, refuse, ctx.clock.now())
  if (issue && what !== 'save' && what !== 'preview') {
    const { id } = issue
    const back = (did: string) => redirect(`/admin/newsletter/${id}?did=${did}`, 303)
    if (what === 'test' && stamp) {
      const tried = await sendTestIssue(ctx, { id, language: values.language ?? 'en', stamp, staff })
      return tried.done ? back('test') : refuseFor(tried.refusal)
    }
    if (what === 'stop' || what === 'go-on') {
      const halted = await haltIssue(ctx, { id, goOn: what === 'go-on', staff })
      return halted.done ? back(what) : refuseFor(halted.refusal)
    }
    if (what === 'send') {
      const begun = await startIssue(ctx, { id, version, staff })
      return begun.done ? back('start') : refuseFor(begun.refusal)
    }
    if (what === 'delete') {
      const gone = await deleteIssue(ctx, { id, version, staff })
      return gone.done ? redirect(`/admin/newsletter?deleted=${id}`, 303) : refuseFor(gone.refusal)
    }
    throw data(null, { status: 422 })
  }
  if (!stamp) throw data(null, { status: 422 })
  // A language that was taken back meanwhile keeps what was typed in it.
  const languages = [...args.context.get(siteWordsKey).translated.keys(), ...Object.keys(issue?.texts ?? {})]
  const read = readForm(form, issueForm(languages))
  if (read.reply)
    return refuse({
      errors: Object.fromEntries(Object.entries(read.reply.errors).map(([name, key]) => [name, emailFault(reader, key)])),
    })
  const { version: readVersion, ...text } = read.value
  if (what === 'preview') {
    const wanted = languages.find((one) => one === values.previewIn) ?? 'en'
    const preview = { ...(await previewIssue(ctx, text, wanted)), wanted }
    return data({ values, errors: {}, preview } satisfies IssueReply)
  }
  const id = issue?.id ?? stamp
  const saved = await saveIssue(ctx, { id, version: readVersion, text, staff })
  return saved.done ? redirect(`/admin/newsletter/${id}?did=save`, 303) : refuseFor(saved.refusal)
}

/** Undoes the deletion of a draft, from the list that offers it. */
async function restore(ctx: Context, id: string, staff: Staff) {
  const restored = isUuid(id) && (await restoreIssue(ctx, { id, staff })).done
  if (!restored) throw data(null, { status: 404 })
  return redirect(`/admin/newsletter/${id}?did=restore`, 303)
}

/** What a refusal says: beside the field, or who changed it meanwhile and what stands there now. */
function refusedReply<Answer>(
  read: ReadWords,
  refusal: IssueRefusal,
  refuse: (reply: Omit<IssueReply, 'values'>, status?: number) => Answer,
  now: Date,
): Answer {
  const words = read(newsletterAdminWords)
  switch (refusal.reason) {
    case 'placeholder-unknown':
      return refuse({
        errors: { [textField(refusal.language, refusal.part)]: unknownPlaceholders(read, refusal.names, []) },
      })
    case 'no-readers':
      return refuse({ errors: {}, refusal: words.nobody }, 409)
    case 'issue-unknown':
      throw data(null, { status: 404 })
    case 'changed-meanwhile': {
      const { changedBy, changedAt, subject, body, texts, version } = refusal.now
      const current = [[words.subject, subject], [words.body, body], ...textsOfOthers(read, texts)] as const
      return refuse(
        { errors: {}, changed: { who: changedBy, when: instantText(changedAt, now, read.format), theirs: current }, version },
        409,
      )
    }
  }
}

/** The texts in other languages, each part with the name of its language. */
function textsOfOthers(read: ReadWords, texts: TextsByLanguage) {
  const words = read(newsletterAdminWords)
  const named = (part: string, code: string) => words.part({ part, language: languageName(code, read.language) })
  return Object.entries(texts).flatMap(([language, { subject, body }]) => [
    [named(words.subject, language), subject] as const,
    [named(words.body, language), body] as const,
  ])
}

export const shouldRevalidate = revalidateOnConflict

export default function IssuePage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(newsletterAdminWords)
  const emailLabels = useWords(emailAdminWords)
  const { issue, preview: loaded, progress, readers, languages, lines, written } = loaderData
  const { delivers, packages, stamp, dialog, flash } = loaderData
  const reply: IssueReply | undefined = actionData
  const preview = reply?.preview ?? loaded
  const draft = !issue || issue.state === 'draft'
  const crumb = { label: emailLabels.crumb, links: <Link to="/admin/newsletter">{words.title}</Link> }
  return (
    <>
      <PageBar title={issue?.subject ?? words.newTitle} lede={issue?.by ?? words.newLede} crumb={crumb} />
      <Flash>{!reply && flash}</Flash>
      <div className="edit halves">
        {draft ? (
          <IssueFields issue={issue} reply={reply} languages={languages} packages={packages} stamp={stamp} />
        ) : (
          <IssueSending issue={issue} progress={progress} delivers={delivers} written={written} />
        )}
        <div className={draft && languages.length > 0 ? 'panes across' : 'panes'}>
          {issue && draft && (
            <IssueSending issue={issue} progress={progress} delivers={delivers} readers={readers} lines={lines} stamp={stamp} />
          )}
          {preview && <IssuePreview preview={preview} languages={languages} isUnsaved={reply?.preview !== undefined} />}
        </div>
      </div>
      {issue && dialog === 'send' && (
        <FormDialog
          dialog="send"
          title={words.sendTitle({ count: readers })}
          text={words.sendText}
          hidden={{ do: 'send', version: issue.version }}
          go={words.send({ count: readers })}
          keep={words.notYet}
          refusal={
            reply?.refusal ?? (reply?.changed && emailLabels.changed.title({ who: reply.changed.who, when: reply.changed.when }))
          }
        >
          <LanguageLines lines={lines} />
        </FormDialog>
      )}
    </>
  )
}
