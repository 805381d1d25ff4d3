import { beforeAll, describe, expect, test } from 'vitest'
import { postEntry } from '#features/blog/post-entry.server.ts'
import { beginEntry } from '#features/content/begin-entry.server.ts'
import { trashEntry } from '#features/content/trash-entry.server.ts'
import { addPicture } from '#features/media/add-picture.server.ts'
import { changePicture } from '#features/media/change-picture.server.ts'
import { listPictures } from '#features/media/reads.server.ts'
import { trashPictures } from '#features/media/trash-pictures.server.ts'
import { gorillaTrek, heldBooking } from '#tests/support/cast.ts'
import { oneOfEach, strangersTo } from '#tests/support/everybody.ts'
import { openRequests } from '#tests/support/request-page.ts'
import { photo } from '#tests/support/sent-pictures.ts'
import { testContext } from '#tests/support/test-context.ts'

const { ctx, runJobs } = await testContext()
const ask = await openRequests(ctx)
const actor = { id: 'diane', name: 'Diane Uwase' }
const trek = await gorillaTrek(ctx, { seats: 8 })
const strangers = await strangersTo(ctx, await heldBooking(ctx, trek.slug, 2))
const staff = await oneOfEach(ctx)
const secret = 'The road that nobody has read of'

async function post(title: string): Promise<number> {
  const content = {
    title,
    sentence: secret,
    lede: secret,
    topic: 'roads',
    scene: { id: 'kibeho', hour: 'dawn', seed: 3, place: 'Kibeho' },
    publishedOn: null,
    body: [{ kind: 'text', text: secret }],
    sources: ['Driven in 2025'],
    journeys: [],
  }
  return beginEntry(ctx, postEntry, { actor, content })
}

async function picture(seed: number): Promise<string> {
  const sent = await photo({ width: 400, height: 300, seed })
  const added = await addPicture(ctx, { actor, name: `${secret}.jpg`, sent })
  if (!added.done) throw new Error(added.refusal.reason)
  return added.value.id
}

const [draft, binned, wordless, trashed] = [await post('A draft'), await post('A binned one'), await picture(1), await picture(2)]
let file = ''
beforeAll(async () => {
  await trashEntry(ctx, postEntry, { id: binned, actor })
  await changePicture(ctx, {
    actor,
    id: trashed,
    version: 1,
    words: { alt: secret, credit: secret, x: 0, y: 0 },
    listUses: async () => [],
  })
  await runJobs()
  file = (await listPictures(ctx.db, [trashed])).get(trashed)?.file ?? expect.unreachable()
  await trashPictures(ctx, { actor, ids: [trashed], listUses: async () => [] })
})

/** Every address at which a stranger might look for what is not public, and every one that lists what is. */
const addresses = [
  '/blog/a-draft',
  '/blog/a-draft.data',
  '/blog/a-binned-one',
  '/blog',
  '/blog/rss.xml',
  '/sitemap.xml',
  '/search?q=road',
  '/search/suggestions?q=road',
  ...[draft, binned].flatMap((id) => ['', '.data', '/preview', '/history'].map((end) => `/admin/blog/edit/${id}${end}`)),
  ...[wordless, trashed].flatMap((id) => [`/admin/media/${id}`, `/pictures/${id}`, `/pictures/${id}/original`]),
  '/admin/media?show=trash',
  '/admin/media/choose.json',
]

describe.each(Object.keys(strangers))('%s', (who) => {
  test('reads nothing of what is not published, finds it in no list, and learns of no picture that is on no page', async () => {
    for (const path of addresses) {
      const { status, text } = await ask(path, strangers[who])
      expect(status, path).toBeLessThan(500)
      for (const hidden of [secret, wordless, trashed])
        expect(text.includes(hidden) && !path.includes(hidden), `${path}: ${hidden}`).toBe(false)
      if (/a-(draft|binned)/.test(path)) expect(status, path).toBe(404)
    }
  })
})

test('staff who may read it are shown all of it, so it is there to be found', async () => {
  expect((await ask(`/admin/blog/edit/${draft}/preview`, staff['read-only'])).text).toContain(secret)
  expect((await ask('/admin/media?show=trash', staff['read-only'])).text).toContain(trashed)
})

test('a size opens to whoever holds its address, from the trash too, and the original to nobody', async () => {
  expect((await ask(`/pictures/${trashed}-${file}-320.avif`)).status).toBe(200)
  for (const end of ['original', `${file}/original`, `-${file}-original`, `-${file}-400`, `-${file}-0.avif`])
    expect((await ask(`/pictures/${trashed}${end}`, staff.owner)).status, end).toBe(404)
})
