import { requestEmailChange } from '#features/staff/accounts/change-email.server.ts'
import { changeLanguage } from '#features/staff/accounts/change-language.server.ts'
import { changeName } from '#features/staff/accounts/change-name.server.ts'
import { changePassword } from '#features/staff/passwords/change-password.server.ts'
import { endOtherSessions, endSession } from '#features/staff/sessions/end-sessions.server.ts'
import type { SignedIn } from '#features/staff/sessions/find-signed-in.server.ts'
import type { Context } from '#platform/context.ts'
import type { Words } from '#platform/languages/source.ts'
import type { profileAdminWords } from '../../words/admin/profile.ts'

type ProfileWords = Words<typeof profileAdminWords.tree>

const forms = ['name', 'language', 'email', 'password', 'end-session', 'end-others'] as const
export type ProfileForm = (typeof forms)[number]

/** Which form of the profile was sent. */
export const formOf = (form: FormData): ProfileForm | undefined => forms.find((one) => one === form.get('event'))

/** Whether it changes by what somebody signs in. */
export const needsRecent = (event: ProfileForm): boolean => event === 'email' || event === 'password'

/** What a refused form shows again: its sentence, at which field, and what was typed, which a password never is. */
export type ProfileReply = { event: ProfileForm; sentence: string; field?: 'repeat'; typed?: string }
type Done = { reply: ProfileReply; status: number; did?: undefined } | { did: string; reply?: undefined; status?: undefined }

type Doing = { event: ProfileForm; form: FormData; found: SignedIn; words: ProfileWords }

export async function doByProfileForm(ctx: Context, { event, form, found: { staff, session }, words }: Doing): Promise<Done> {
  const read = (name: string, most: number) => String(form.get(name) ?? '').slice(0, most)
  switch (event) {
    case 'name': {
      const typed = read('name', 300)
      const outcome = await changeName(ctx, { staff, name: typed })
      return outcome.done ? { did: event } : refused({ event, sentence: words.name.faults[outcome.refusal.reason], typed })
    }
    case 'language': {
      const outcome = await changeLanguage(ctx, { staff, language: read('language', 10) })
      return outcome.done ? { did: event } : refused({ event, sentence: words.language.refusals[outcome.refusal.reason] })
    }
    case 'email': {
      const typed = read('email', 300).trim()
      const outcome = await requestEmailChange(ctx, { staff, email: typed })
      if (outcome.done) return { did: event }
      const { reason } = outcome.refusal
      const status = { 'invalid-email': 422, 'too-many-requests': 429, 'no-mail-server': 409 }[reason]
      return refused({ event, sentence: words.email.refusals[reason], typed }, status)
    }
    case 'password': {
      const password = read('password', 1000)
      if (password !== read('repeat', 1000)) {
        return refused({ event, sentence: words.password.refusals['passwords-differ'], field: 'repeat' })
      }
      const outcome = await changePassword(ctx, { staff, sessionId: session.id, password })
      return outcome.done ? { did: event } : refused({ event, sentence: words.password.refusals[outcome.refusal.reason] })
    }
    case 'end-session': {
      const sessionId = read('session', 100)
      // One leaves this browser by signing out, which takes its cookie along.
      if (sessionId === session.id) return refused({ event, sentence: words.sessions.endHere }, 409)
      const ended = await ctx.db.transaction().execute((tx) => endSession(ctx, tx, { actor: staff, staff, sessionId }))
      return { did: ended > 0 ? event : 'end-none' }
    }
    case 'end-others':
      await ctx.db.transaction().execute((tx) => endOtherSessions(ctx, tx, { actor: staff, staff, keep: session.id }))
      return { did: event }
  }
}

const refused = (reply: ProfileReply, status = 422) => ({ reply, status })

/** What is shown once a form was done; the address names it. */
export function flashOf(words: ProfileWords, did: string | null): string | undefined {
  switch (did) {
    case 'name':
    case 'language':
    case 'email':
    case 'password':
      return words[did].flash
    case 'end-session':
      return words.sessions.flash
    case 'end-none':
      return words.sessions.flashNone
    case 'end-others':
      return words.sessions.othersSignedOut
    default:
      return undefined
  }
}
