// French.
import type { Catalog } from '@foldtable/kernel'
import { thingWords } from './things.ts'

const things = thingWords({
  zones: {
    Valencia: 'Valence',
    Barcelona: 'Barcelone',
    Marsiglia: 'Marseille',
    Genova: 'Gênes',
    Napoli: 'Naples',
    Palermo: 'Palerme',
    Venezia: 'Venise',
    Ragusa: 'Raguse',
    Corfu: 'Corfou',
    Modon: 'Modon',
    Costantinopoli: 'Constantinople',
    Candia: 'Candie',
    Antalya: 'Antalya',
    Famagosta: 'Famagouste',
    Alessandria: 'Alexandrie',
    Cirene: 'Cyrène',
    Tripoli: 'Tripoli',
    Tunisi: 'Tunis',
    Algeri: 'Alger',
    MARE: 'la haute mer',
  },
  items: {
    sailor: ['marin', 'marins'],
    wood: ['bois', 'bois'],
    stone: ['pierre', 'pierre'],
    marble: ['marbre', 'marbre'],
    wine: ['vin', 'vin'],
    gold: ['or', 'or'],
    spice: ['épices', 'épices'],
  },
  cards: {
    DOGE_0_WINE: 'carte du vin (0 case)',
    DOGE_1_A: 'première carte d’une case',
    DOGE_1_B: 'deuxième carte d’une case',
    DOGE_1_C: 'troisième carte d’une case',
    DOGE_2: 'carte de deux cases',
  },
})

export const fr: Catalog = {
  ...things,
  summary:
    'Commercez, bâtissez et combattez avec vos galères dans la Méditerranée du quinzième siècle.',
  points: 'Ducats',

  'turn.ordinary': 'tour ordinaire',
  'turn.investment': 'tour d’investissement',
  'phase.load': 'chargement',
  'phase.move': 'navigation',
  'phase.unload': 'déchargement',
  'building.fort': 'fort',
  'building.basilica': 'basilique',
  'stage.first': 'on choisit les ports de départ',
  'stage.second': 'on choisit les secondes galères',
  'stage.close': 'on ferme des ports',
  'stage.play': 'les galères jouent',
  'stage.refit': 'on réarme les flottes perdues',
  'stage.ended': 'la partie est terminée',

  opened: 'Les ports de départ sont choisis dans cet ordre : {order}.',
  deckShuffled: 'Les cartes du Doge sont mélangées.',
  startChosen: '{seat} part de {port} avec la galère {galley}.',
  secondChosen: '{seat} arme aussi la galère {galley}.',
  portClosed: '{seat} ferme un port pour toute la partie : {port}.',
  refitBegan: '{seats} {seats|n’a|n’ont} plus de galère et {seats|peut|peuvent} réarmer.',
  roundBegan: 'La manche {round} commence.',
  turnBegan: 'C’est à la galère {galley} de {seat}.',
  'turnChosen.ordinary': '{seat} joue un tour ordinaire.',
  'turnChosen.investment': '{seat} investit.',
  turnPassed: '{seat} passe avec la galère {galley}.',
  turnTimedOut: 'Le tour de la galère {galley} de {seat} est fini (automatiquement).',
  goodsLoaded: '{seat} charge {cargo} sur la galère {galley} sans rien payer.',
  goodsBought:
    '{seat} charge {cargo} sur la galère {galley} et paie {price|{price} ducat|{price} ducats} à la banque.',
  goodsBoughtFrom:
    '{seat} charge {cargo} sur la galère {galley} et paie {price|{price} ducat|{price} ducats} à {payee}.',
  swapped: '{seat} échange {give} de la galère {galley} contre {take} de la galère {other}.',
  swapGave: '{seat} passe {give} de la galère {galley} à la galère {other}.',
  swapTook: '{seat} passe {take} de la galère {other} à la galère {galley}.',
  sailorsLoaded:
    '{seat} embarque {quantity|{quantity} marin|{quantity} marins} sur la galère {galley} (port : {port}).',
  sailorsUnloaded:
    '{seat} débarque {quantity|{quantity} marin|{quantity} marins} de la galère {galley} (port : {port}).',
  cargoWasted: '{seat} jette à la mer {cargo} de la galère {galley}.',
  galleyMoved:
    'La galère {galley} de {seat} navigue de {zones|{zones} zone|{zones} zones} ; arrivée : {zone}.',
  galleyStayed: 'La galère {galley} de {seat} reste sur place.',
  delivered:
    '{seat} livre {goods} de la galère {galley} pour {pay|{pay} ducat|{pay} ducats} (port : {port}).',
  deliveredHome: '{seat} livre {goods} de la galère {galley} dans son propre port : {port}.',
  portClaimed:
    '{seat} débarque {quantity|{quantity} marin|{quantity} marins} de la galère {galley} et prend {port}.',
  galleyAttacked:
    'La galère {galley} attaque la galère {target} : {hits|{hits} crâne|{hits} crânes} avec {dice|{dice} dé|{dice} dés} contre {theirHits|{theirHits} crâne|{theirHits} crânes} avec {theirDice|{theirDice} dé|{theirDice} dés}. Elle perd {lost|{lost} marin|{lost} marins}, l’autre {killed}.',
  portAttacked:
    'La galère {galley} attaque {port} : {hits|{hits} crâne|{hits} crânes} avec {dice|{dice} dé|{dice} dés} contre {theirHits|{theirHits} crâne|{theirHits} crânes} avec {theirDice|{theirDice} dé|{theirDice} dés}. Elle perd {lost|{lost} marin|{lost} marins}, la garnison {killed}.',
  fortAttacked:
    'La galère {galley} attaque {port} : {hits|{hits} crâne|{hits} crânes} avec {dice|{dice} dé|{dice} dés}, dont un arrêté par le fort, contre {theirHits|{theirHits} crâne|{theirHits} crânes} avec {theirDice|{theirDice} dé|{theirDice} dés}. Elle perd {lost|{lost} marin|{lost} marins}, la garnison {killed}.',
  galleySunk: 'La galère {galley} de {seat} coule.',
  galleyPlundered: 'La galère {galley} de {seat} coule, et la galère {by} emporte {taken}.',
  portTaken: '{seat} conquiert {port} et y laisse {quantity|{quantity} marin|{quantity} marins}.',
  portFreed: '{port} n’appartient plus à personne.',
  galleyBought:
    '{seat} achète la galère {galley} pour {price|{price} ducat|{price} ducats} (port : {port}).',
  garrisonHired:
    '{seat} engage {quantity|{quantity} marin|{quantity} marins} pour {port} et paie {price|{price} ducat|{price} ducats}.',
  crewHired:
    '{seat} engage {quantity|{quantity} marin|{quantity} marins} pour la galère {galley} et paie {price|{price} ducat|{price} ducats}.',
  fortBuilt: '{seat} bâtit un fort pour {price|{price} ducat|{price} ducats} (port : {port}).',
  basilicaBuilt:
    '{seat} bâtit une basilique pour {price|{price} ducat|{price} ducats} (port : {port}).',
  cardDrawn: 'Le Doge retourne : {card}.',
  winePaid: 'Le vin rapporte {amount|{amount} ducat|{amount} ducats} à {seat}.',
  trackAdvanced: 'Le marqueur avance à la case {space}.',
  scored: 'Décompte {number} sur 3.',
  'scored.ports': 'Décompte {number} sur 3 : {ports}.',
  'scored.port':
    '{port} de {owner} ({goods|{goods} marchandise|{goods} marchandises}) : {income|{income} ducat|{income} ducats}',
  'scored.basilica':
    '{port} de {owner} ({goods|{goods} marchandise|{goods} marchandises}) : {income|{income} ducat|{income} ducats} et {basilica} pour sa basilique',
  incomePaid: 'Les ports de {seat} rapportent {amount|{amount} ducat|{amount} ducats}.',
  'incomePaid.to':
    'Les ports de {seat} rapportent {amount|{amount} ducat|{amount} ducats} : {before} → {money}.',
  refitted:
    '{seat} réarme la galère {galley} avec {sailors|{sailors} marin|{sailors} marins} pour {price|{price} ducat|{price} ducats} (port : {port}).',
  refitDeclined: '{seat} ne réarme pas.',
  gameEnded: '{seats} {seats|gagne|gagnent} avec {money|{money} ducat|{money} ducats}.',

  'about.first': 'Choisissez un port de départ et une galère.',
  'about.second': 'Choisissez votre seconde galère.',
  'about.close': 'Fermez un port pour toute la partie.',
  'about.turn': 'Tour ordinaire ou tour d’investissement ?',
  'about.load': 'Charger, naviguer, décharger.',
  'about.move': 'Déchargez, ou finissez le tour.',
  'about.unload': 'Déchargez, attaquez, ou finissez le tour.',
  'about.invest': 'Achetez galères, marins, forts et basiliques.',
  'about.refit': 'Vous n’avez plus de galère. En réarmer une ?',
  'reason.thirdScoring': 'troisième décompte',

  'ask.turn': 'Galère {galley} ({zone}) : voguer, investir ?',
  'ask.load': 'Galère {galley} ({zone}) : chargez, naviguez.',
  'ask.move': 'Galère {galley} arrivée ({zone}) : décharger ?',
  'ask.unload': 'Galère {galley} ({zone}) : vider ou attaquer ?',
  'ask.invest': 'Galère {galley} ({zone}) : qu’acheter ?',
  'round.setup': 'Mise en place',
  'round.number': 'Manche {round}',
  'preset.usual': 'Une soirée à quatre',
  'preset.days': 'Sur plusieurs jours',
  'colour.red': 'rouge',
  'colour.blue': 'bleu',
  'colour.orange': 'orange',
  'colour.black': 'noir',

  'move.chooseStart': 'Partir de {port} avec la galère {galley}',
  'move.chooseSecondGalley': 'Galère {galley}',
  'move.closePort': 'Fermer {port}',
  'move.chooseTurn': 'Choisir le genre de tour',
  'move.chooseTurn.ordinary': 'Tour ordinaire : charger, puis naviguer, puis décharger',
  'move.chooseTurn.investment': 'Tour d’investissement : acheter, la galère reste sur place',
  'move.loadCargo': 'Charger',
  'move.loadCargo.free': 'Charger {cargo} (gratuit)',
  'move.loadCargo.bank': 'Charger {cargo} pour {price|{price} ducat|{price} ducats} à la banque',
  'move.loadCargo.owner': 'Charger {cargo} pour {price|{price} ducat|{price} ducats} à {owner}',
  'move.swap': 'Échanger {give} contre {take} de la galère {galley}',
  'move.swap.give': 'Passer {give} à la galère {galley}',
  'move.swap.take': 'Prendre {take} de la galère {galley}',
  'move.loadSailors':
    'Embarquer {quantity|{quantity} marin|{quantity} marins} sur la galère {galley} (port : {port})',
  'move.unloadSailors':
    'Débarquer {quantity|{quantity} marin|{quantity} marins} de la galère {galley} (port : {port})',
  'move.wasteCargo': 'Jeter à la mer : 1 {cargo}',
  'move.moveGalley':
    'Naviguer vers {zone} : {zones|{zones} zone|{zones} zones}, {fighters} sur {sailors} pourront attaquer',
  'move.deliver': 'Livrer {goods} pour {pay|{pay} ducat|{pay} ducats} (port : {port})',
  'move.deliver.home': 'Livrer {goods} sans paiement dans votre port : {port}',
  'move.claimPort': 'Débarquer {sailors|{sailors} marin|{sailors} marins} et prendre {port}',
  'move.attackGalley':
    'Attaquer la galère {target} de {owner} : {dice|{dice} dé|{dice} dés} contre {theirs}, {chance} % de la couler aussitôt',
  'move.attackGalley.plunder':
    'Attaquer la galère {target} de {owner}, pour prendre d’abord {goods} : {dice|{dice} dé|{dice} dés} contre {theirs}, {chance} % de la couler aussitôt',
  'move.attackPort': 'Attaquer le port',
  'move.attackPort.open':
    'Attaquer {port} de {owner}, pour y laisser {occupy} : {dice|{dice} dé|{dice} dés} contre {theirs}, {chance} % de le prendre aussitôt',
  'move.attackPort.fort':
    'Attaquer {port} de {owner} et son fort, pour y laisser {occupy} : {dice|{dice} dé|{dice} dés} contre {theirs}, {chance} % de le prendre aussitôt',
  'move.purchaseGalley':
    'Acheter la galère {galley} pour {price|{price} ducat|{price} ducats} (port : {port}) ; elle joue dans cette manche',
  'move.purchaseGalley.later':
    'Acheter la galère {galley} pour {price|{price} ducat|{price} ducats} (port : {port}) ; elle joue dès la manche suivante',
  'move.purchaseSailors': 'Engager des marins',
  'move.purchaseSailors.port': 'Engager {quantity|{quantity} marin|{quantity} marins} pour {port}',
  'move.purchaseSailors.galley':
    'Engager {quantity|{quantity} marin|{quantity} marins} pour la galère {galley}',
  'move.purchaseFort': 'Bâtir un fort pour 2 ducats : {port}',
  'move.purchaseBasilica': 'Bâtir une basilique pour 2 ducats : {port}',
  'move.endTurn': 'Finir le tour',
  'move.endTurn.pass': 'Passer',
  'move.endTurn.sinks': 'Finir le tour ; la galère {galley}, sans marin, coulera',
  'move.refit':
    'Réarmer la galère {galley} ({port}) : {fromPort} de la garnison, {fromReserve} de la réserve à 1 ducat chacun',
  'move.refitPass': 'Ne pas réarmer',

  'step.start': 'Partir de {port}',
  'step.galley': 'Galère {galley}',
  'step.buyGalley':
    'Acheter une galère pour {price|{price} ducat|{price} ducats} (vous en avez {money})',
  'step.at': 'Port : {port}',
  'step.hire': 'Engager des marins à 1 ducat chacun (vous en avez {money})',
  'step.refit': 'Réarmer : {port}',
  'step.crew': '{fromPort} de la garnison, {fromReserve} de la réserve',
  'step.load': 'Charger',
  'step.swap': 'Échanger avec une autre galère',
  'step.sailors': 'Déplacer des marins entre port et galère',
  'step.waste': 'Jeter des marchandises à la mer',
  'step.sail': 'Naviguer',
  'step.deliver': 'Livrer',
  'step.claim': 'Prendre le port',
  'step.attack': 'Attaquer',
  'step.build': 'Bâtir',

  'summary.setup': 'On met la table en place.',
  'summary.over': 'La partie est terminée.',
  'summary.round': 'Manche {round}.',
  'summary.track':
    'Le marqueur est sur la case {space} de {last} ; décomptes sur {first}, {second} et {last}.',
  'summary.drawn': 'Cartes sorties : {cards}.',
  'summary.deck': 'Dans la pioche, dans un ordre inconnu : {cards}.',
  'summary.deckEmpty': 'La pioche est vide ; les cinq cartes seront mélangées.',
  'summary.odds':
    'La prochaine carte amène un décompte à {score} % et la fin de la partie à {end} %.',
  'summary.variants': 'Variantes : {variants}.',
  'summary.active': 'La galère {galley} de {seat} joue ; lieu : {zone}.',
  'summary.moved':
    'Elle a navigué de {moved|{moved} zone|{moved} zones} : marins qui peuvent attaquer : {fighters} sur {sailors}.',
  'summary.next': 'Ensuite vient la galère {galley}. Jouent encore, dans l’ordre : {seats}.',
  'summary.last': 'C’est la dernière de la manche ; puis le Doge retourne une carte.',
  'summary.sale': '{port} vend {good} à {price|{price} ducat|{price} ducats}.',
  'summary.saleBy': '{port} vend {good} à {price|{price} ducat|{price} ducats}, pour {owner}.',
  'summary.saleFree': '{port} donne {good} pour rien : c’est le port du joueur.',
  'summary.wanted':
    '{port} prend encore {room|{room} marchandise|{room} marchandises} parmi {goods}. Une marchandise paie 2 ducats, les épices 3, rien dans son propre port.',
  'summary.income':
    'Pour ses marchandises, {port} rapporte {now|{now} ducat|{now} ducats} au décompte, et {more} avec une de plus.',
  'summary.player':
    '{seat} : {money|{money} ducat|{money} ducats}, {sailors|{sailors} marin|{sailors} marins} en réserve, {galleys|{galleys} galère|{galleys} galères}, {ports|{ports} port|{ports} ports}, {income|{income} ducat|{income} ducats} si l’on comptait maintenant.',
  'summary.final':
    '{rank}. {seat} : {money|{money} ducat|{money} ducats}, {ports|{ports} port|{ports} ports} avec {goods|{goods} marchandise|{goods} marchandises}. Les décomptes ont rapporté {first}, {second} et {third}.',
  'summary.tie.ports': '{seat} précède {other} par le nombre de ports.',
  'summary.tie.goods': '{seat} précède {other} par les marchandises dans ses ports.',
  'summary.tie.shared': '{seat} et {other} partagent leur place.',
  'summary.galley':
    'Galère {galley} de {seat}, {zone} : {load} ; {room|{room} place vide|{room} places vides}.',
  'summary.galleyEmpty': 'Galère {galley} de {seat}, {zone} : personne à bord.',
  'summary.port':
    '{port} ({good}), à {owner} : garnison {sailors} sur {most}, marchandises 0 sur {spaces}. Voisins : {neighbours}.',
  'summary.portStocked':
    '{port} ({good}), à {owner} : garnison {sailors} sur {most}, marchandises {count} sur {spaces} : {goods}. Voisins : {neighbours}.',
  'summary.portFree':
    '{port} ({good}), à personne : garnison jusqu’à {most}, marchandises 0 sur {spaces}. Voisins : {neighbours}.',
  'summary.portFreeStocked':
    '{port} ({good}), à personne : garnison jusqu’à {most}, marchandises {count} sur {spaces} : {goods}. Voisins : {neighbours}.',
  'summary.portClosed': '{port} : port fermé. Voisins : {neighbours}.',
  'summary.sea': 'Sans port : {zone}. Voisins : {neighbours}.',
  'summary.forts': 'Forts : {ports}.',
  'summary.basilicas': 'Basiliques : {ports}.',
  'summary.buildable': 'Votre port {port} a de quoi bâtir : {building}.',
  'summary.missing': 'À votre port {port} il manque {goods} pour bâtir : {building}.',
  'summary.bank':
    'Banque : bois {wood}, pierre {stone}, marbre {marble}, vin {wine}, or {gold}, épices {spice}.',
  'summary.supply':
    'Restent à bâtir : {forts|{forts} fort|{forts} forts}, {basilicas|{basilicas} basilique|{basilicas} basiliques}.',

  'refusal.wrongStage': 'Pas maintenant : {stage}.',
  'refusal.turnNotChosen': 'Choisissez d’abord un tour ordinaire ou un tour d’investissement.',
  'refusal.turnChosen': 'Vous avez déjà choisi : {turn}.',
  'refusal.otherTurn': 'Cela ne se fait pas ici : {turn}.',
  'refusal.phaseOver': 'Trop tard pour l’étape « {phase} » : vous en êtes à « {now} ».',
  'refusal.notMoored': 'En haute mer, aucun port ne le permet.',
  'refusal.portClosed': '{port} est un port fermé.',
  'refusal.notPortOwner': '{port} n’est pas à vous.',
  'refusal.unknownPort': 'Il n’y a pas de port {port}.',
  'refusal.unknownZone': 'Il n’y a pas de zone {zone}.',
  'refusal.unknownNumber': 'Il n’y a pas de galère {galley} : les numéros vont de 1 à {most}.',
  'refusal.unknownGalley': 'La galère {galley} n’est pas en jeu.',
  'refusal.galleyTaken': 'La galère {galley} appartient à {owner} ; choisissez un numéro libre.',
  'refusal.notGalleyOwner': 'La galère {galley} appartient à {owner}, pas à vous.',
  'refusal.noMoney': 'Vous avez {have|{have} ducat|{have} ducats} ; il en faut {cost}.',
  'refusal.reserveTooSmall':
    'Vous avez {have|{have} marin|{have} marins} en réserve ; il en faut {needed}.',
  'refusal.holdFull': 'Il y a {room|{room} place vide|{room} places vides} ; il en faut {needed}.',
  'refusal.portFull':
    '{port} a encore place pour {room|{room} marin|{room} marins} ; il en faut {needed}.',
  'refusal.noSailors': 'Il y a {have|{have} marin|{have} marins} ; vous en demandez {wanted}.',
  'refusal.lastSailor': 'Un marin doit rester : {most} au plus peuvent partir.',
  'refusal.noCargo': 'À bord, {good} : {have} ; vous en demandez {wanted}.',
  'refusal.noStock': 'La banque a {left} ({good}) ; vous en demandez {wanted}.',
  'refusal.nothingToSwap': 'Nommez quelque chose à donner ou à prendre.',
  'refusal.sameGalley': 'La galère {galley} ne peut pas échanger avec elle-même.',
  'refusal.notSamePlace':
    'Les galères ne sont pas au même endroit : {there} pour la galère {galley}, {here} pour la vôtre.',
  'refusal.notActive': 'C’est le tour de la galère {active}, pas de la galère {galley}.',
  'refusal.alreadyMoved': 'Cette galère a déjà navigué ce tour-ci.',
  'refusal.notAdjacent': '{zone} ne touche pas {from} ; à côté il y a {neighbours}.',
  'refusal.tooFar':
    'Cela fait {zones|{zones} zone|{zones} zones} ; avec {sailors|{sailors} marin|{sailors} marins} à bord, c’est {sailors} au plus.',
  'refusal.blockaded':
    '{seat} bloque {zone} avec {theirs|{theirs} marin|{theirs} marins} ; vous en avez {ours} à bord.',
  'refusal.goodTwice': '{good} : nommé deux fois ; un port prend un cube de chaque marchandise.',
  'refusal.producedHere': '{port} produit lui-même : {good}.',
  'refusal.alreadyDelivered': '{port} a déjà : {good}.',
  'refusal.warehouseFull':
    'L’entrepôt de {port} a encore place pour {room|{room} marchandise|{room} marchandises} ; il en faut {needed}.',
  'refusal.portOwned': '{port} appartient déjà à {owner}.',
  'refusal.portUnowned':
    '{port} n’appartient à personne : on le prend sans combat, s’il n’est pas fermé.',
  'refusal.notStartPort':
    '{port} n’est pas un port de départ : ce sont Valence, Gênes, Venise, Constantinople et Alexandrie.',
  'refusal.ownTarget': 'Vous ne pouvez pas attaquer ce qui est à vous.',
  'refusal.portDefended':
    'La galère {galley} de {owner} défend {port} : il faut d’abord la couler.',
  'refusal.exhausted':
    'Votre équipage est épuisé : {sailors|{sailors} marin|{sailors} marins} et {moved|{moved} zone|{moved} zones} de navigation ; il faut plus de marins que de zones.',
  'refusal.oneGalleyPerRound':
    'Vous avez acheté la galère {galley} ce tour-ci ; une seule est permise.',
  'refusal.maxGalleys': 'Vous avez {most} galères, c’est le maximum.',
  'refusal.onePlace': 'Nommez un seul lieu pour les marins : un port ou une galère.',
  'refusal.alreadyBuilt': 'Il y a déjà cela à {port} : {building}.',
  'refusal.goodsMissing': 'Pour bâtir ({building}), il manque encore à {port} : {goods}.',
  'refusal.noneLeft': 'Il n’en reste plus à bâtir : {building}.',
  'refusal.crewOutOfBounds': 'Un équipage compte 1 à {most} marins, pas {crew}.',

  'variant.buildingGoods': 'une des deux marchandises suffit pour bâtir',
  'variant.galleyPrice': 'une nouvelle galère compte dans son prix',
  'variant.startingGalleys': 'une seule galère au départ',
  'variant.blockade': 'des galères en majorité bloquent une zone',
  'variant.ownPortPrice': 'un ducat par marchandise aussi dans son propre port',
  'variant.portIncome': 'un port rapporte 2 ducats par marchandise',
  'variant.fatigue': 'les attaquants ne se fatiguent pas',
  'variant.firstPlayer': 'un joueur au hasard a choisi d’abord',

  'said.buildingGoods.all': 'Un fort ou une basilique demande ses deux marchandises',
  'said.buildingGoods.any': 'Un fort ou une basilique demande une de ses deux marchandises',
  'said.galleyPrice.before': 'Une galère neuve coûte un ducat par galère déjà possédée',
  'said.galleyPrice.after': 'Une galère neuve coûte un ducat par galère, elle comprise',
  'said.startingGalleys.2': 'Chacun commence avec deux galères',
  'said.startingGalleys.1': 'Chacun commence avec une galère',
  'said.blockade.off': 'Les ports ne peuvent pas être bloqués',
  'said.blockade.majority': 'Qui a le plus de marins bloque un port',
  'said.ownPortPrice.free': 'Dans son propre port, les marchandises sont gratuites',
  'said.ownPortPrice.bank': 'Dans son propre port, chaque marchandise coûte 1 ducat, à la banque',
  'said.portIncome.rising': 'Un port rapporte 1, 3, 6, 10 ou 15 ducats, selon ses marchandises',
  'said.portIncome.linear': 'Un port rapporte 2 ducats par marchandise',
  'said.fatigue.true': 'Naviguer fatigue les attaquants',
  'said.fatigue.false': 'Les attaquants ne se fatiguent pas',
  'said.firstPlayer.seat': 'La première place choisit d’abord',
  'said.firstPlayer.random': 'Qui choisit d’abord est tiré au sort',
  'option.buildingGoods': 'Marchandises pour un fort ou une basilique',
  'option.galleyPrice': 'Galères comptées dans le prix d’une nouvelle',
  'option.startingGalleys': 'Galères au départ',
  'option.blockade': 'Blocus',
  'option.ownPortPrice': 'Marchandises dans son propre port',
  'option.portIncome': 'Revenu d’un port',
  'option.fatigue': 'Naviguer fatigue les attaquants',
  'option.firstPlayer': 'Qui choisit d’abord',
  'tally.ports': 'Ports tenus à la fin',
  'tally.goods': 'Marchandises dans ses ports à la fin',

  // Values of the options, and a line of help for each.
  'option.buildingGoods.all': 'Les deux',
  'option.buildingGoods.any': 'Une des deux',
  'option.buildingGoods.help': 'Un fort demande pierre et bois, une basilique or et marbre.',
  'option.galleyPrice.before': 'Celles qu’on a déjà',
  'option.galleyPrice.after': 'La nouvelle aussi',
  'option.galleyPrice.help': 'Une nouvelle galère coûte 1 ducat par galère comptée.',
  'option.startingGalleys.2': 'Deux',
  'option.startingGalleys.1': 'Une',
  'option.startingGalleys.help': 'Avec une seule, le début est plus lent.',
  'option.blockade.off': 'Aucun',
  'option.blockade.majority': 'Par qui a le plus de marins',
  'option.blockade.help':
    'Là où les galères d’un adversaire ont plus de marins, la vôtre s’arrête et ne livre pas.',
  'option.ownPortPrice.free': 'Gratuites',
  'option.ownPortPrice.bank': '1 ducat chacune, à la banque',
  'option.ownPortPrice.help': 'Ce que coûte la marchandise produite dans son propre port.',
  'option.portIncome.rising': 'Croissant : 1, 3, 6, 10, 15',
  'option.portIncome.linear': 'Égal : 2 par marchandise',
  'option.portIncome.help':
    'Ce que paie un port au décompte, selon les marchandises de son entrepôt.',
  'option.fatigue.help': 'Par zone parcourue, un marin de moins attaque.',
  'option.firstPlayer.seat': 'La première place',
  'option.firstPlayer.random': 'Un joueur au hasard',
  'option.firstPlayer.help':
    'Les autres suivent dans l’ordre ; les secondes galères en sens inverse.',
}
