import { data, redirect } from 'react-router'
import type { AuditEntry } from '#features/audit-log/reads.server.ts'
import { sendTestEmail } from '#features/emails/send-test-email.server.tsx'
import { saveCancellationPolicy } from '#features/settings/save-cancellation-policy.server.ts'
import { saveSettings } from '#features/settings/save-settings.server.ts'
import type { SectionName } from '#features/settings/sections.ts'
import type { CancellationPolicyName } from '#features/settings/settings.ts'
import { type FormSection, sectionForms } from '#features/settings/settings-form.ts'
import type { Staff } from '#features/staff/staff.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { cancellationSettingsWords } from '../../words/admin/cancellation-policies.ts'
import { settingsWords } from '../../words/admin/settings.ts'
import { environmentWords } from '../../words/admin/settings-environment.ts'
import { type FactRow, factRows } from '../audit-log/fact-rows.ts'
import { instantText } from '../components/instants.ts'
import { settingPath } from '../setting-paths.ts'
import { cancellationPolicyRefusal } from './cancellation-refusal.ts'
import { isCancellationPolicyName, policyOf, type TypedCancellationPolicy, typedIn } from './read-cancellation-form.ts'
import type { Typed } from './section-fields.ts'

/** Why a section was not saved: the typed values, and their errors or what somebody else changed. */
export type SectionReply = {
  values: Typed
  errors: Record<string, string>
  sentence?: string
  policy?: TypedCancellationPolicy
  /** What others changed since the form was shown. Pressing again with this `seen` saves over it. */
  changes?: { who: string; when: string; what: string; rows: FactRow[] }[]
  seen?: number
  /** The address to sign in again; it leads back here. */
  signIn?: string
}

/** Saves one section. Then redirects to its page, or returns the typed values with what is wrong. */
export async function saveByForm(
  ctx: Context,
  read: ReadWords,
  { section, form, actor }: { section: SectionName; form: FormData; actor: Staff },
): Promise<Response | ReturnType<typeof data<SectionReply>>> {
  const seen = readSeen(form.get('seen'))
  const outcome = isCancellationPolicyName(section)
    ? await cancellationPolicyAction(ctx, read, section, form, { actor, seen })
    : await fieldsByForm(ctx, read, section, form, { actor, seen })
  if ('reply' in outcome) return data<SectionReply>({ values: {}, errors: {}, ...outcome.reply }, { status: outcome.status })
  return redirect(`${settingPath(section)}?did=saved`, 303)
}

type Saved = { saved: true } | { reply: Omit<SectionReply, 'values' | 'errors'> & Partial<SectionReply>; status: number }
/** The audit entry that the form has seen. Anything else than a number counts as none, so every change is reported. */
const readSeen = (typed: FormDataEntryValue | null): number => (/^\d{1,15}$/.test(String(typed)) ? Number(typed) : 0)

type By = { actor: Staff; seen: number }

async function cancellationPolicyAction(
  ctx: Context,
  read: ReadWords,
  name: CancellationPolicyName,
  form: FormData,
  by: By,
): Promise<Saved> {
  const words = read(cancellationSettingsWords)
  const typedPolicy = typedIn(form)
  const policy = policyOf(typedPolicy)
  if (!policy) return { reply: { policy: typedPolicy, sentence: words.notNumbers }, status: 422 }
  const outcome = await saveCancellationPolicy(ctx, { ...by, name, policy })
  if (outcome.done) return { saved: true }
  const { refusal } = outcome
  if (refusal.reason === 'changed-since')
    return { reply: { policy: typedPolicy, ...conflict(ctx, read, refusal.changes) }, status: 409 }
  return { reply: { policy: typedPolicy, sentence: cancellationPolicyRefusal(read, refusal) }, status: 422 }
}

async function fieldsByForm(ctx: Context, reader: ReadWords, section: FormSection, form: FormData, by: By): Promise<Saved> {
  const words = reader(settingsWords)
  const problems: Readonly<Record<string, string>> = words.problems
  const read = readForm(form, sectionForms[section])
  if (read.reply) {
    const errors = Object.entries(read.reply.errors).map(([name, key]) => [name, problems[key] ?? words.problems.missing])
    return { reply: { values: read.reply.values, errors: Object.fromEntries(errors) }, status: 422 }
  }
  const outcome = await saveSettings(ctx, { ...by, values: read.value })
  if (outcome.done) return { saved: true }
  return { reply: { values: typed(form), ...conflict(ctx, reader, outcome.refusal.changes) }, status: 409 }
}

function conflict(ctx: Context, read: ReadWords, changes: readonly AuditEntry[]): Pick<SectionReply, 'changes' | 'seen'> {
  const now = ctx.clock.now()
  return {
    changes: changes.map(({ actor, at, subject, facts }) => ({
      who: actor,
      when: instantText(at, now, read.format),
      what: subject,
      rows: factRows(read, facts),
    })),
    seen: changes.at(-1)?.id ?? 0,
  }
}

/** Sends a test email to an address, and returns whether it was sent. */
export async function sendTest(
  ctx: Context,
  read: ReadWords,
  to: string,
): Promise<Response | ReturnType<typeof data<SectionReply>>> {
  const words = read(environmentWords)
  const outcome = await sendTestEmail(ctx, to)
  if (outcome.done) return redirect(`${settingPath('mail')}?did=sent`, 303)
  const { refusal } = outcome
  const sentence = refusal.reason === 'no-mail-server' ? words.mail.none : words.mail.refused({ answer: refusal.answer })
  return data<SectionReply>({ values: {}, errors: {}, sentence }, { status: 409 })
}
