import type { LibraryView } from '#features/media/library.ts'
import type { ReplaceRefusal } from '#features/media/replace-picture.server.ts'

const pictures = (count: number) => (count === 1 ? '1 photo' : `${count} photos`)

/** Why a file is not taken, after its name. */
const refusals = {
  empty: 'This file is empty. Choose another file.',
  'too-heavy': 'This file is larger than 25 MB. Reduce it and upload again.',
  'not-a-picture': 'This is not an image. Upload JPEG, PNG, WebP, AVIF or GIF.',
  drawing: 'SVG files can contain programs. Save it as PNG and upload that.',
  heic: 'Most browsers cannot show HEIC photos. Save it as JPEG and upload that.',
  'hides-more':
    'This file contains more than an image. Save it again as JPEG in an image editor and upload that.',
  'too-many-pixels': 'This photo has more than 60 megapixels. Reduce it and upload again.',
  'too-small': 'This photo has less than 200 pixels on a side. Upload a larger one.',
  broken: 'This file is incomplete or damaged. Copy it again and upload that.',
  'no-picture': 'The photo to replace no longer exists.',
  'another-has-it': 'This file is already in the media library. Use that photo, or choose another file.',
} satisfies Record<ReplaceRefusal['reason'], string>

/** The library of pictures and a picture's page. */
export const deskPictureWords = {
  title: 'Media library',
  count: (count: number, view: LibraryView, search: string) => {
    const found = search === '' ? pictures(count) : `${pictures(count)} with “${search}”`
    return `${found}${{ all: '', wordless: ' without description', unused: ' not used', failed: ' that failed', trash: ' in trash', pickable: '' }[view]}.`
  },
  waiting: (count: number) => `Processing ${pictures(count)}.`,
  filter: 'Filter',
  views: { all: 'All', wordless: 'No description', unused: 'Not used', failed: 'Failed', trash: 'Trash' },
  search: 'Search media library',
  searchHint: 'Description, credit or file name',
  find: 'Search',
  clear: 'Clear search',
  empty: {
    title: 'No photos',
    all: 'Upload the first ones above.',
    wordless: 'Every photo has a description.',
    unused: 'Every photo is used.',
    failed: 'No photo failed.',
    trash: 'The trash is empty. Photos can be restored for 30 days.',
    pickable: 'No photo can be chosen yet.',
    search: 'No photos match. Try fewer words.',
  },
  tags: { wordless: 'No description', waiting: 'Processing', failed: 'Failed', trash: 'Trash' },
  notYet: 'Not ready yet',
  tick: (name: string) => `Select ${name}`,
  bulk: { label: 'With selected:', trash: 'Move to trash', restore: 'Restore' },
  told: {
    upload: (count: number) => `${pictures(count)} uploaded. Add a description to each: pages cannot use it before.`,
    known: (count: number) => `${count === 1 ? '1 file was' : `${count} files were`} already in the library and not added again.`,
    trash: (count: number) =>
      count === 1 ? '1 photo is in the trash for 30 days.' : `${count} photos are in the trash for 30 days.`,
    restore: (count: number) => (count === 1 ? '1 photo restored.' : `${count} photos restored.`),
    none: 'Select at least one photo first.',
    inUse: 'Not moved, because pages use them. Remove them there first:',
    save: 'Saved. Every page that shows it is updated.',
    replace: 'File replaced. Pages show it once it is processed.',
    again: 'Processing again.',
  },
  undo: 'Undo',
  more: { label: 'Pages', next: 'Older photos', first: 'Newest photos' },
  upload: {
    title: 'Upload photos',
    label: 'Photos from this device',
    hint: 'JPEG, PNG, WebP, AVIF, GIF; up to 25 MB. Location data is removed.',
    together: 'Without JavaScript: at most 25 MB in total per upload.',
    go: 'Upload',
    drop: 'Or drop files here.',
    results: 'Uploads',
    waits: 'waiting',
    sending: (percent: number) => `${percent}% uploaded`,
    drawing: 'processing',
    came: { new: 'uploaded', known: 'already in the library', back: 'restored from trash' },
    write: 'Add description',
    again: 'Try again',
    failures: {
      offline: 'The connection was lost. Try again.',
      'signed-out': 'You are signed out. Sign in on another tab, then try again.',
      'too-heavy': refusals['too-heavy'],
      other: 'Something went wrong on our side. Try again in a moment.',
    },
    done: (came: number, refused: number) =>
      refused === 0 ? `${pictures(came)} uploaded.` : `${pictures(came)} uploaded, ${refused} failed. See the reasons below.`,
    back: 'Back to media library',
    some: 'Some files were not uploaded',
    nothing: 'Choose at least one file.',
  },
  refusals,
  page: {
    breadcrumb: 'You are here',
    facts: (width: number, height: number, weight: string) => `${width} by ${height} pixels, ${weight}`,
    added: (who: string, when: string) => `Added by ${who}, ${when}`,
    weight: (bytes: number) =>
      bytes < 1_048_576 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`,
    failed: 'This photo could not be processed. Try again, or replace the file.',
    again: 'Process again',
    waiting: 'Processing. This takes a few seconds.',
    waitingNew: 'The new file is being processed. Until then pages show the old one.',
    words: 'Description and credit',
    alt: 'Description (alt text)',
    altHint:
      'One sentence for screen readers. Required before a page can use it.',
    credit: 'Photographer or source',
    creditHint: 'Shown below the photo. Optional.',
    point: 'Focal point',
    pointHint:
      'Click the photo or use the arrow keys. Crops keep this point.',
    pointField: 'Choose the focal point',
    x: 'From left, %',
    y: 'From top, %',
    shapes: 'Crops on pages',
    save: 'Save',
    uses: 'Used on',
    noUses: 'Not used.',
    replace: 'Replace file',
    replaceText: 'Every page shows the new file. Description and focal point stay.',
    replaceField: 'New file',
    replaceGo: 'Upload and replace',
    trash: 'Trash',
    trashText: 'It can be restored for 30 days. Then it is deleted permanently.',
    trashGo: 'Move to trash',
    inUse: 'Pages use it. Remove it there first.',
    inTrash: (when: string) => `In the trash since ${when}. It is deleted permanently after 30 days.`,
    restore: 'Restore',
    problems: 'Not saved. Correct the marked fields',
    errors: {
      'alt-missing': 'Enter a description.',
      'too-long': 'This is too long. Use one or two sentences.',
      'strange-characters': 'It contains a character that cannot be saved.',
      'point-wrong': 'Enter a whole number from 0 to 100.',
    } as Record<string, string>,
    conflict: {
      title: (who: string, when: string) => `${who} changed this photo ${when}, after you opened it`,
      text: 'Your changes are not saved yet. The saved version:',
      choose: 'Your changes are in the form. Save to overwrite, or use the saved version.',
      take: 'Use saved version',
      point: (x: number, y: number) => `${x}% from left, ${y}% from top`,
      nothing: 'empty',
    },
  },
} as const
