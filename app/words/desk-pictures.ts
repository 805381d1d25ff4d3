import type { LibraryView } from '#features/media/library.ts'
import type { ReplaceRefusal } from '#features/media/replace-picture.server.ts'

const pictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`)

/** Why a file is not taken, after its name. */
const refusals = {
  empty: 'This file is empty. Choose it again where it is whole.',
  'too-heavy': 'This file has more than 25 MB. Save it smaller and send it again.',
  'not-a-picture': 'This is no picture, whatever it is called. We take JPEG, PNG, WebP, AVIF and GIF.',
  drawing: 'This is a drawing (SVG), which can hold a program. Save it as PNG and send that.',
  heic: 'This is a HEIC picture of a telephone, which most browsers cannot show. Save it as JPEG and send that.',
  'hides-more':
    'Something else than a picture is hidden in this file. Open it in a picture program, save it as JPEG and send that.',
  'too-many-pixels': 'This picture has more than 60 megapixels. Save it smaller and send it again.',
  'too-small': 'This picture has less than 200 pixels on a side. Find a larger one: it would look coarse on every page.',
  broken: 'This picture is cut off or broken. Copy it once more from where it came, and send that.',
  'no-picture': 'The picture that it was meant for is no longer there.',
  'another-has-it': 'Another picture has this very file. Use that one, or choose another file.',
} satisfies Record<ReplaceRefusal['reason'], string>

/** The library of pictures and a picture's page. */
export const deskPictureWords = {
  title: 'Pictures',
  count: (count: number, view: LibraryView, search: string) => {
    const found = search === '' ? pictures(count) : `${pictures(count)} with “${search}”`
    return `${found}${{ all: '', wordless: ' without words', unused: ' that stand nowhere', failed: ' without sizes', trash: ' in the trash', pickable: '' }[view]}.`
  },
  waiting: (count: number) => `Sizes of ${pictures(count)} are being made.`,
  filter: 'Show only',
  views: { all: 'All', wordless: 'Without words', unused: 'Used nowhere', failed: 'Failed', trash: 'Trash' },
  search: 'Search the pictures',
  searchHint: 'Words, credit or file name',
  find: 'Find',
  clear: 'Show all',
  empty: {
    title: 'No pictures here',
    all: 'Send the first ones above. A photograph of a real place, taken by one of you, says more than ten from a catalogue.',
    wordless: 'Every picture has its words. Nothing to do here.',
    unused: 'Every picture stands somewhere.',
    failed: 'The sizes of every picture could be made.',
    trash: 'The trash is empty. What is put here can be taken back for 30 days.',
    pickable: 'No picture can be chosen yet.',
    search: 'No picture has all these words. Try fewer, or part of one.',
  },
  tags: { wordless: 'Without words', waiting: 'Making sizes', failed: 'Failed', trash: 'In the trash' },
  notYet: 'No sizes yet',
  tick: (name: string) => `Choose ${name}`,
  bulk: { label: 'With the chosen pictures:', trash: 'Put in the trash', restore: 'Take out of the trash' },
  told: {
    upload: (count: number) => `${pictures(count)} came. Write what each one shows: before that no page can use it.`,
    known: (count: number) => `${count === 1 ? '1 file was' : `${count} files were`} there already and not kept twice.`,
    trash: (count: number) =>
      count === 1 ? '1 picture is in the trash for 30 days.' : `${count} pictures are in the trash for 30 days.`,
    restore: (count: number) => (count === 1 ? '1 picture is back.' : `${count} pictures are back.`),
    none: 'Tick at least one picture first.',
    inUse: 'These stay, because they stand on pages. Take them out there first:',
    save: 'Saved. Every page that shows it follows.',
    replace: 'The new file came. Pages show it as soon as its sizes are made.',
    again: 'The sizes are being made once more.',
  },
  undo: 'Undo',
  more: { label: 'Pages of the list', next: 'Older pictures', first: 'Newest pictures' },
  upload: {
    title: 'Add pictures',
    label: 'Pictures from this device',
    hint: 'JPEG, PNG, WebP, AVIF or GIF, each up to 25 MB. Where and with what it was taken is removed.',
    together: 'Without JavaScript all that is sent at once may have 25 MB together.',
    go: 'Send',
    drop: 'Or drop them here.',
    results: 'What was sent',
    waits: 'waits',
    sending: (percent: number) => `${percent}% sent`,
    drawing: 'is being read',
    came: { new: 'is here', known: 'was here already', back: 'was in the trash and is back' },
    write: 'Write its words',
    again: 'Try again',
    failures: {
      offline: 'The line broke. Try again.',
      'signed-out': 'You are no longer signed in. Sign in on another tab, then try again.',
      'too-heavy': refusals['too-heavy'],
      other: 'This did not work on our side. Try again in a moment.',
    },
    done: (came: number, refused: number) =>
      refused === 0 ? `${pictures(came)} came.` : `${pictures(came)} came, ${refused} did not. Each says why.`,
    back: 'Back to the pictures',
    some: 'Not everything was taken',
    nothing: 'Choose at least one file.',
  },
  refusals,
  page: {
    breadcrumb: 'Where you are',
    facts: (width: number, height: number, weight: string) => `${width} by ${height} pixels, ${weight}`,
    added: (who: string, when: string) => `Added by ${who}, ${when}`,
    weight: (bytes: number) =>
      bytes < 1_048_576 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`,
    failed: 'The sizes of this picture could not be made. Try once more; if it stays, replace the file.',
    again: 'Make the sizes again',
    waiting: 'Its sizes are being made. That takes a few seconds.',
    waitingNew: 'The sizes of the new file are being made. Until they are there every page shows the old one.',
    words: 'In words',
    alt: 'What it shows',
    altHint:
      'For who does not see it: a sentence such as “Two men carry sorghum down a terraced hill near Kinigi”. Needed before a page can use it.',
    credit: 'Photographer or source',
    creditHint: 'Shown small below the picture. May stay empty.',
    point: 'What stays in sight',
    pointHint:
      'Click the picture where it matters most, or move the point with the arrow keys. Where a shape cuts the picture, this point stays.',
    pointField: 'Choose the point that stays in sight',
    x: 'From the left, percent',
    y: 'From the top, percent',
    shapes: 'As pages cut it',
    save: 'Save',
    uses: 'Where it stands',
    noUses: 'On no page yet.',
    replace: 'Replace the file',
    replaceText: 'Every page that shows this picture shows the new file. The words and the point stay.',
    replaceField: 'The new file',
    replaceGo: 'Send and replace',
    trash: 'Trash',
    trashText: 'It can be taken back for 30 days. Then it is deleted for good, with all its sizes.',
    trashGo: 'Put in the trash',
    inUse: 'It stands on pages and stays. Take it out there first.',
    inTrash: (when: string) => `In the trash since ${when}. It is deleted for good after 30 days.`,
    restore: 'Take out of the trash',
    problems: 'This cannot be saved yet',
    errors: {
      'alt-missing': 'Write what the picture shows.',
      'too-long': 'This is too long. Keep to one or two sentences.',
      'strange-characters': 'There is a character here that cannot be written. Type it again.',
      'point-wrong': 'Give a whole number from 0 to 100.',
    } as Record<string, string>,
    conflict: {
      title: (who: string, when: string) => `${who} changed this picture ${when}, after you opened it`,
      text: 'Nothing of yours was saved, and nothing is lost. This is how it stands now:',
      choose: 'Your own words are in the form. Save them over it, or leave them and take what stands there.',
      take: 'Take what stands there',
      point: (x: number, y: number) => `${x}% from the left, ${y}% from the top`,
      nothing: 'nothing',
    },
  },
} as const
