import { expect, test } from 'vitest'
import { openRequests } from '#tests/support/request-page.ts'
import { testContext } from '#tests/support/test-context.ts'
import { adminWords } from '../../words/admin/admin.ts'
import { enquiryEmail } from '../../words/enquiry-sent.ts'
import { ownWords } from '../../words/manage-booking.ts'
import { newsletterPages } from '../../words/newsletter-pages.ts'

const { ctx } = await testContext()
const delivering = await openRequests({ ...ctx, mail: { ...ctx.mail, delivers: true } })
const silent = await openRequests({ ...ctx, mail: { ...ctx.mail, delivers: false } })

const forms = [
  ['/newsletter', { mailbox: 'marit@example.com' }, newsletterPages.sent, newsletterPages.noEmails],
  ['/bookings', { reference: 'K7QM-42XD', email: 'marit@example.com' }, ownWords.lost.sent, ownWords.lost.noEmails],
] as const

test.for(forms)('%s promises an email only where a mail server is set', async ([path, form, sent, noEmails]) => {
  expect((await delivering(path, '', form)).text).toContain(sent)
  const { text } = await silent(path, '', form)
  expect(text).toContain(noEmails)
  expect(text).not.toContain(sent)
})

test('an enquiry promises an email only where a mail server is set', () => {
  expect(enquiryEmail('marit@example.com', true).join()).toContain('on its way to marit@example.com')
  expect(enquiryEmail('marit@example.com', false).join()).toMatch(/sends no emails/)
})

test('without a mail server, the page of a forgotten password shows the command for the only owner', async () => {
  expect((await silent('/admin/login/reset')).text).toContain(adminWords.login.rescue)
  expect((await delivering('/admin/login/reset')).text).not.toContain(adminWords.login.rescue)
})
