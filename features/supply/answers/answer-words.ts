/** What a supplier may answer to a request. */
export type AnswerState = 'confirmed' | 'provisional' | 'wait-listed' | 'declined'

/** A gap of so many words in one part of a sentence. It has an end, so that no text is slow to read. */
const words = (most: number) => String.raw`(?:[\w'-]{1,30} ){0,${most}}`
const anyOf = (...patterns: readonly string[]) => new RegExp(`(?<![a-z])(?:${patterns.join('|')})(?![a-z])`)
const everyOf = (...patterns: readonly string[]) => new RegExp(anyOf(...patterns), 'g')

/** Words that sound like an answer and are none, or that answer by a word which stands beside them. */
const noAnswer = everyOf(
  'not a problem|no problems?|no worries|no issues?|not an issue|no objections?|no doubt|without (?:any )?(?:problem|delay)s?',
  '(?:pas|aucun|sans) (?:de )?(?:problemes?|soucis?)',
  'please (?:find|note|be (?:advised|informed|assured))|kindly (?:find|note|be (?:advised|informed))|veuillez (?:trouver|noter)',
  '(?:confirmation|cancellation) (?:number|no|nr|ref|reference|code|policy|fees?|letter)',
  'regret (?:the|any|our|this|for the) (?:[a-z]+ )?(?:delay|inconvenience|late)[a-z]*|regrett[a-z]+ (?:le|ce|notre) (?:retard|delai)',
  '(?:card|payment) (?:was|is|has been) (?:declined|refused)',
  '(?:noms?|montant|paiement|itineraire|programme|dossier|tarif|prix|details?|dejeuner|sejour|repas|equipement) complets?',
  'confirm(?:s|ons|e|er|ing)? (?:the |de |la |your |bonne |our |having |avoir |that we (?:have )?|that i (?:have )?)*(?:receipt|receiv[a-z]+|reception|recu|availability|disponibilites?)',
  'no longer (?:on )?(?:the |a )?(?:provisional[a-z]*|tentative[a-z]*|wait(?:ing)?[- ]?list[a-z]*)|not (?:only )?(?:provisional[a-z]*|tentative[a-z]*)',
  '(?:from|off|out of) (?:the |our )?(?:wait(?:ing)?[- ]?list|provisional|tentative|option)(?: to)?',
)
/** What was held and is confirmed now: the former word does not count. */
const formerHold = new RegExp(
  `(?<![a-z])(?:provisional|tentative|wait[- ]?listed|option|(?:reservation |booking )?provisoire) ${words(5)}(?=(?:is|are|been|est|sont|ete) (?:now |maintenant |desormais |fully )?confirme)`,
  'g',
)

/** To confirm later, on a condition, or as something that we are to do. */
const notYet = everyOf(
  `(?:please|kindly|pls|(?:could|can|would|may|must|do) you|will|shall|we'll|i'll|once|when|if|should|as soon as|in order to|await[a-z]*|waiting|subject to|until|unless|after|before|pending|not yet|yet to|veuillez|merci de|priere de|pouvez-vous|pourriez-vous|si|des que|lorsque|en attente|sous reserve) ${words(8)}(?:re)?confirm[a-z]*`,
  'to be (?:re)?confirmed|(?:reste )?a (?:re)?confirmer',
  `(?:can ?not|can't|unable to|not able to|not in a position to|(?:have|has|is|are|was) not|haven't|isn't|aren't|n'est|ne sont|n'avons|ne pouvons) ${words(3)}(?:yet|encore) ${words(2)}confirm[a-z]*`,
  `(?:not|cannot|can't|unable to|ne pouvons|pas) ${words(5)}confirm[a-z]*(?= ${words(4)}(?:yet|until|before|unless|at (?:the|this) (?:moment|time|stage)|for now|right now|today|encore|avant|pour l'instant|pour le moment)(?![a-z]))`,
  `confirmed (?:only )?(?:upon|once|after|on receipt|when|against|subject to|pending|provided)`,
)

const negation = `(?:can ?not|can't|couldn't|could not|unable to|not able to|not in a position to|will not|won't|do not|don't|does not|are not|aren't|is not|isn't|not)`
const declined = anyOf(
  `${negation} ${words(3)}(?:confirm[a-z]*|accommodate|host|honou?r|fulfil+|offer (?:you )?(?:the |these |those |any |this )?(?:room|space|date|bed|night|car|vehicle|service)s?|provide (?:the |this |these )?(?:service|room|car|vehicle|guide)s?|(?:take|accept) (?:on |up )?(?:your|this|the|any|more) ?(?:booking|request|reservation|group|part(?:y|ies)|guests?)?|possible|assist|get|secure|obtain)`,
  'regret|regretfully|regrets|impossible|declin(?:e|ed|es|ing)|reject(?:ed)?|turn(?:ed)? (?:it |this |your request )?down|refus(?:e|ed|es|ons|ee|ees)',
  "regrettons|au regret|(?:a|avec) (?:notre |mon |nos )?(?:grand |vif )?regrets?|declinons|dans l'impossibilite|pas possible|pas en mesure",
  `(?:ne|n') ?(?:[a-z]+ ){1,2}(?:[a-z]+ ){0,2}(?:pas|plus) ${words(3)}(?:confirm[a-z]*|accept[a-z]*|accueillir|recevoir|heberger|honorer|donner suite|satisfaire)|(?:ne|non|pas) confirmee?s?|ne (?:pouvons|peux|peut) (?:[a-z]+ ){0,2}donner suite`,
)
/** No room: of itself a no, and with a waiting list the reason for that. */
const full = anyOf(
  'fully (?:booked|committed|occupied)|booked (?:out|up|solid)|sold out|over-?booked|unavailable|not available|no longer available|(?:nothing|none) (?:is )?(?:available|free|left)',
  `no (?:more |further |other )?(?:rooms?|space|spaces|availability|availabilities|vacanc(?:y|ies)|beds?|capacity|places?|units?|cars?|vehicles?|guides?|permits?|tables?)`,
  `(?:do not|don't|does not|no longer) have (?:any )?${words(2)}(?:rooms?|space|availability|vacanc(?:y|ies)|beds?|capacity|vehicles?|cars?|guides?)`,
  '(?:are|is|be|were|am) (?:already |unfortunately |completely |totally |now )*full(?! board| day|-)|full on (?:those|these|that|this|your) (?:dates?|days?|nights?)|(?:are|is|be) closed',
  `all ${words(4)}(?:are|is|been) (?:already )?(?:booked|reserved|taken|occupied|sold)|already (?:booked|taken|reserved|sold)`,
  'complets?|(?:est|sont|sommes|serons|affiche) (?:deja |malheureusement )*(?:completes?|pleine?s?|fermee?s?)|indisponibles?|pas disponibles?',
  `(?:plus|pas|aucune?) (?:de |d'|aucune? )?(?:chambres?|places?|disponibilites?|vehicules?|voitures?|guides?|tables?|lits?|hebergements?)`,
)
const waitListed = anyOf("wait(?:ing)?[- ]?list(?:ed|ing)?|liste d'attente")
const provisional = anyOf(
  'provisional(?:ly)?|tentative(?:ly)?|provisoire(?:ment)?|provisoires|pre-?reserv[a-z]+|penciled|pencilled',
  "(?:on|under|sous|en) (?:an? |courtesy )?(?:option|hold)|pos(?:e|ons|ee) une option|option (?:until|till|valid|valable|jusqu'[a-z]+|held|au)",
  String.raw`(?:hold(?:ing)?|held|block(?:ed|ing)?|bloqu[a-z]+|gard(?:ons|e|ees?)|reserv(?:ed|e|ee|es|ees)) (?:(?!from |du )[\w'-]{1,30} ){0,6}(?:until|till|jusqu'[a-z]+)`,
  'hold(?:ing)? (?:the |these |those |this |your |a |[a-z0-9]+ )(?:rooms?|space|beds?|dates?|nights?|vehicles?|cars?|booking|reservation)',
  '(?:are|am|is|been|now) (?:now )?(?:holding|held)',
)
const confirmed = anyOf(
  "(?:re)?confirmed|confirmee?s?|confirmons|(?:j'ai |avons )?(?:le |grand )?(?:plaisir|heureux|heureuse|ravis?|ravie) de (?:vous )?confirmer|pouvons (?:bien )?(?:vous )?confirmer|vous confirme",
  `(?:we|i|can|hereby|gladly|happily|also|now|do|(?:happy|glad|pleased|delighted|able|write|writing|pleasure|like|wish|is|just) to) (?:hereby |gladly |happily |now |also |definitely |fully |therefore |just |both )*(?:re)?confirm`,
  '(?:email|mail|message|letter|note|this|office|reservations|lodge|camp|hotel) confirms|(?:are|am) (?:hereby |happily )?confirming',
  `(?:have|has) been (?:successfully |duly |now )?(?:booked|reserved)|(?:have|has) (?:now |duly )?(?:booked|reserved)|(?:is|are) (?:now |duly )?(?:booked|reserved|guaranteed)`,
  'accept(?:ed)? (?:your |the |this )?(?:booking|request|reservation|order)|(?:booking|request|reservation|order) (?:is |has been |was )?(?:accepted|approved)',
  '(?:avons|ai) (?:bien )?reserve|(?:est|sont|ete) (?:bien )?reservee?s?|acceptons (?:votre|cette|la) (?:demande|reservation)',
)
/** What we could have if we wished it is no answer yet. */
const offer = anyOf(
  "if you(?:'d| would)? (?:wish|like|want|prefer|agree)|(?:would|do|should) you (?:like|want|wish|prefer)|shall we|let (?:us|me) know (?:if|whether|should)|si vous (?:le |en )?(?:souhaitez|desirez|voulez|preferez)|souhaitez-vous|voulez-vous|desirez-vous",
)
const offersList = anyOf(
  `(?:can|could|may|might|happy to|glad to|able to|pouvons|pourrions|possible) ${words(6)}(?:wait(?:ing)?[- ]?list|liste d'attente)`,
)

/** Sentences, where a line that goes on in the next is no end of one. */
function sentencesOf(text: string): string[] {
  return text
    .replace(/\n(?<=[^.!?:;\n]{50}\n)(?=[^\n])|\n(?<=[^.!?:;\n]\n)(?=[a-z])/g, ' ')
    .split(/(?<=[.!?;]) |\n/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
}
/** Parts of a sentence that answer for different things: 'confirmed, but the twin is wait-listed'. */
const partsOf = (sentence: string): string[] =>
  sentence.split(/,? (?:but|however|while|whereas|although|and|mais|cependant|toutefois|et|tandis que) |, /)

/** A sentence or a heading that says nothing but yes, or no: 'Yes, we look into it' is none. */
const wholeYes =
  /^(?:yes|oui|(?:booking|reservation) confirmation|confirmation (?:of (?:your |the )?(?:booking|reservation)|de (?:votre |la )?reservation))[.!:]*$/
const wholeNo = /^(?:no|non)[.!]*$/

type Sign = AnswerState | 'full'

/** What one part of a sentence answers. A no counts more than a yes in it: 'we confirm that we are fully booked'. */
function signOf(part: string, { isOffer }: { isOffer: boolean }): Sign | undefined {
  if (full.test(part)) return 'full'
  if (declined.test(part)) return 'declined'
  if (waitListed.test(part)) return isOffer || offersList.test(part) ? undefined : 'wait-listed'
  if (provisional.test(part)) return isOffer ? undefined : 'provisional'
  return confirmed.test(part) ? 'confirmed' : undefined
}

/**
 * Which answer a text gives, by words of English and French; null where it gives none, or two different ones. A question is no answer,
 * nor is what is to come or depends on something. Where a waiting list is named, being full is only the reason.
 */
export function readState(text: string): AnswerState | null {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const signs = new Set<Sign>()
  for (const sentence of sentencesOf(plain)) {
    if (sentence.endsWith('?')) continue
    const answers = sentence.replace(noAnswer, ' ').replace(formerHold, ' ').replace(notYet, ' ').replace(/ {2,}/g, ' ')
    if (wholeYes.test(sentence)) signs.add('confirmed')
    if (wholeNo.test(sentence)) signs.add('declined')
    const isOffer = offer.test(sentence)
    for (const part of partsOf(answers)) {
      const sign = signOf(part.trim(), { isOffer })
      if (sign) signs.add(sign)
    }
  }
  if (signs.has('wait-listed')) signs.delete('full')
  const [only, ...others] = new Set([...signs].map((sign): AnswerState => (sign === 'full' ? 'declined' : sign)))
  return others.length === 0 ? (only ?? null) : null
}
