import { expect, test } from 'vitest'
import { bookingKey } from '#features/bookings/booking-key.server.ts'
import { linkTo } from '#features/bookings/emails/send-booking-email.server.ts'
import { gorillaTrek, heldBooking } from '#tests/support/cast.ts'
import { openRequests } from '#tests/support/request-page.ts'
import { testContext } from '#tests/support/test-context.ts'
import { openSiteWords } from '../../languages/site-words.server.ts'
import { setBookingCookie } from '../../shared/booking-cookie.server.ts'
import { signInWords } from '../../words/admin/sign-in-methods.ts'
import { enquirySentWords } from '../../words/enquiry-sent.ts'
import { lostLinkWords } from '../../words/lost-link.ts'
import { lostLinkSentWords } from '../../words/lost-link-sent.ts'
import { manageStateWords } from '../../words/manage-states.ts'
import { newsletterAnswerWords } from '../../words/newsletter-answers.ts'

const { ctx } = await testContext()
const delivering = await openRequests({ ...ctx, mail: { ...ctx.mail, delivers: true } })
const silent = await openRequests({ ...ctx, mail: { ...ctx.mail, delivers: false } })

const news = newsletterAnswerWords.tree
const lost = lostLinkSentWords.tree
const noLink = 'This site sends no emails at the moment, so it cannot send you the link.'
const enquiry = openSiteWords([enquirySentWords]).in('en').of(enquirySentWords)

const email = 'marit@example.com'
const question = { name: 'Marit Solheim', email, phone: '', topic: 'journey', message: 'Which shoes?' }
const forms = [
  ['/newsletter', { mailbox: email }, news.sent, news.noEmails],
  ['/contact', question, enquiry.onItsWay({ email }), enquiry.noEmails],
  ['/bookings', { reference: 'K7QM-42XD', email }, lost.sent, noLink],
] as const

test.for(forms)('%s promises an email only where a mail server is set', async ([path, form, sent, noEmails]) => {
  expect((await delivering(path, '', form)).text).toContain(sent)
  const { text } = await silent(path, '', form)
  expect(text).toContain(noEmails)
  expect(text).not.toContain(sent)
})

test('without a mail server, a booking is found by calling us, and by the link that its own page shows', async () => {
  const { slug } = await gorillaTrek(ctx, { seats: 4 })
  const booking = await heldBooking(ctx, slug, 2)
  const [page, path] = [`/bookings/${booking.reference}`, new URL(linkTo(ctx, booking)).href]
  const [cookie = ''] = setBookingCookie(ctx, booking.reference, bookingKey(ctx.config.secret, booking)).split(';')

  const lostOne = await silent(page)
  expect(lostOne).toMatchObject({ status: 404, text: expect.stringContaining(noLink) })
  expect(lostOne.text).not.toContain('<form')
  expect((await delivering(page)).text).toContain(lostLinkWords.tree.button)

  const own = (await silent(page, cookie)).text
  expect(own).toContain(`href="${path}"`)
  expect(own).toContain(manageStateWords.tree.noEmails['on-hold'])
  expect(own).not.toContain(manageStateWords.tree['on-hold'])
  const emailed = (await delivering(page, cookie)).text
  expect(emailed).toContain(manageStateWords.tree['on-hold'])
  // The key stays where no script reads it.
  expect(emailed).not.toContain('?key=')
})

test('without a mail server, the page of a forgotten password shows the command for the only owner', async () => {
  expect((await silent('/admin/login/reset')).text).toContain(signInWords.login.rescue)
  expect((await delivering('/admin/login/reset')).text).not.toContain(signInWords.login.rescue)
})
