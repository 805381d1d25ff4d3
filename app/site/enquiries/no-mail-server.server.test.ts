import { expect, test } from 'vitest'
import { openRequests } from '#tests/support/request-page.ts'
import { testContext } from '#tests/support/test-context.ts'
import { openSiteWords } from '../../languages/site-words.server.ts'
import { signInWords } from '../../words/admin/sign-in-methods.ts'
import { enquirySentWords } from '../../words/enquiry-sent.ts'
import { lostLinkSentWords } from '../../words/lost-link-sent.ts'
import { newsletterAnswerWords } from '../../words/newsletter-answers.ts'

const { ctx } = await testContext()
const delivering = await openRequests({ ...ctx, mail: { ...ctx.mail, delivers: true } })
const silent = await openRequests({ ...ctx, mail: { ...ctx.mail, delivers: false } })

const news = newsletterAnswerWords.tree
const lost = lostLinkSentWords.tree
const enquiry = openSiteWords([enquirySentWords]).in('en').of(enquirySentWords)

const email = 'marit@example.com'
const question = { name: 'Marit Solheim', email, phone: '', topic: 'journey', message: 'Which shoes?' }
const forms = [
  ['/newsletter', { mailbox: email }, news.sent, news.noEmails],
  ['/contact', question, enquiry.onItsWay({ email }), enquiry.noEmails],
  ['/bookings', { reference: 'K7QM-42XD', email }, lost.sent, lost.noEmails],
] as const

test.for(forms)('%s promises an email only where a mail server is set', async ([path, form, sent, noEmails]) => {
  expect((await delivering(path, '', form)).text).toContain(sent)
  const { text } = await silent(path, '', form)
  expect(text).toContain(noEmails)
  expect(text).not.toContain(sent)
})

test('without a mail server, the page of a forgotten password shows the command for the only owner', async () => {
  expect((await silent('/admin/login/reset')).text).toContain(signInWords.login.rescue)
  expect((await delivering('/admin/login/reset')).text).not.toContain(signInWords.login.rescue)
})
