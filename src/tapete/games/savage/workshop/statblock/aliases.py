"""Other names of the same things, from other editions and translations of the game."""

from __future__ import annotations

from collections.abc import Mapping

ALSO: Mapping[str, Mapping[str, str]] = {
    "attribute": {
        "agility": "Agi|Ag|AGL",
        "smarts": "Sma|Sm|Ast|As",
        "spirit": "Spi|Sp|Esp|Es",
        "strength": "Str|St|Fue|Fu",
        "vigor": "Vigour|Vig|Vi",
    },
    "skill": {
        "fighting": "Pelea|Combate|Fight",
        "shooting": "Disparo|Shoot",
        "riding": "Equitación|Montar|Ride",
        "notice": "Percepción|Perception",
        "taunt": "Provocación|Mofa",
        "healing": "Medicina|Heal",
        "spellcasting": "Hechicería|Lanzamiento de conjuros|Lanzar hechizos|Magic|Magia",
        "common_knowledge": "Conocimientos generales|Conocimiento común|Saber popular",
        "intimidation": "Intimidación|Intimidate",
        "persuasion": "Persuasión|Persuade",
        "focus": "Enfoque",
        "stealth": "Ocultarse",
    },
    "edge": {
        "dodge": "Esquivar",
        "marksman": "Francotirador|Puntería",
        "quick": "Rápido",
        "level_headed": "Templado",
        "first_strike": "Golpear primero|Ataque repentino",
        "combat_reflexes": "Reflejos rápidos",
        "extraction": "Evasión|Retirada",
        "brawny": "Fortachón|Musculoso",
        "martial_artist": "Artes marciales|Artes marciales básicas|Brawler",
        "trademark_weapon": "Arma distintiva|Arma personal",
        "steady_hands": "Manos firmes",
        "steady_burst": "Rock and Roll!",
        "two_fisted": "A dos manos|Ambas manos",
        "fleet_footed": "Pies veloces|Veloz",
        "brave": "Valor",
        "healer": "Curandero",
    },
    "hindrance": {
        "one_arm": "One Armed",
        "slow": "Slow|Cojo|Lento|Lame",
        "one_eye": "One Eyed",
        "blind": "Ciego",
        "mean": "Mezquino|Desagradable",
        "clueless": "Ignorante",
        "clumsy": "Torpe",
        "timid": "Tímido|Cobarde|Yellow",
        "greedy": "Avaricioso|Avaro",
        "stubborn": "Obstinado|Tozudo",
        "overconfident": "Exceso de confianza|Confiado",
        "heroic": "Heroico",
    },
    "power": {
        "boost": "Aumentar/Reducir rasgo|Boost/Lower Trait|Boost",
        "lower": "Lower",
        "protection": "Armor|Armour|Armadura",
        "entangle": "Enmarañar",
        "stun": "Aturdir",
        "deflection": "Deflexión|Desvío",
        "light": "Light/Darkness|Light/Obscure|Luz/Oscuridad",
        "burst": "Ráfaga",
        "smite": "Golpear|Golpe divino",
        "healing": "Sanación",
    },
    "gear": {
        "unarmed": "Unarmed|Puños desnudos|Fists",
        "knife": "Navaja|Machete pequeño|Switchblade|Bowie knife|Combat knife|Hunting knife",
        "dagger": "Puñal|Dirk|Stiletto",
        "short_sword": "Gladius|Scimitar|Cutlass|Cimitarra|Machete|Alfanje",
        "sabre": "Saber|Cavalry saber",
        "rapier": "Estoque|Florete|Espada ropera",
        "long_sword": "Sword|Espada|Broadsword|Bastard sword|Espada bastarda|Arming sword",
        "great_sword": "Two-handed sword|Espadón|Espada a dos manos|Claymore|Zweihander",
        "axe": "Hand axe|Hatchet|Tomahawk|Hacha de mano",
        "battle_axe": "War axe|Hacha de guerra",
        "great_axe": "Two-handed axe|Hacha a dos manos|Gran hacha de batalla",
        "club": "Cudgel|Baton|Light club|Porra|Bate|Baseball bat|Cachiporra|Blackjack",
        "mace": "Heavy club|Flail|Mangual|Morning star|Lucero del alba",
        "war_hammer": "Hammer|Martillo",
        "maul": "Great club|Sledgehammer|Two-handed hammer|Almádena|Garrote enorme",
        "staff": "Quarterstaff|Bastón|Vara|Cayado|Bo staff|Báculo",
        "spear": "Trident|Tridente|Short spear",
        "halberd": "Pole axe|Polearm|Glaive|Alabarda larga|Guja|Arma de asta",
        "sling": "Slingshot",
        "bow": "Short bow|Arco corto|Hunting bow",
        "long_bow": "Composite bow|English long bow|Arco compuesto",
        "crossbow": "Light crossbow|Hand crossbow|Heavy crossbow|Ballesta pesada|Ballesta ligera",
        "flintlock": "Flintlock|Pistola de chispa",
        "revolver": "Six-shooter|Six-gun|Peacemaker|Colt|Colt Peacemaker|Colt .45|.38 revolver|"
        ".45 revolver|.357 Magnum|Revólver del 45",
        "pistol": "Pistol|Pistola|Handgun|Semi-auto pistol|Automatic pistol|9mm pistol|Glock|"
        "Colt 1911|Pistola automática|Pistola de 9 mm",
        "rifle": "Rifle|Fusil|Hunting rifle|Sniper rifle|Rifle de caza|Musket|Mosquete",
        "lever_rifle": "Winchester|Winchester '73|Winchester rifle|Repeating rifle",
        "double_shotgun": "Shotgun|Escopeta|Double barrel shotgun|Escopeta recortada|"
        "Sawed-off shotgun|Sawn-off shotgun",
        "pump_shotgun": "Pump-action shotgun|Pump action shotgun",
        "submachine_gun": "SMG|Uzi|MP5|Thompson|Tommy gun|Metralleta",
        "assault_rifle": "AK-47|AK47|M16|M-16|M4|Rifle de asalto",
        "machine_gun": "MG42|M60|Light machine gun",
        "grenade": "Grenade|Hand grenade|Granada|Frag grenade|Granada de mano",
        "dynamite": "Dynamite|Dinamita",
        "rocket_launcher": "Bazooka|RPG|RPG-7",
        "leather_armour": "Leather|Cuero|Leather armour|Coraza de cuero|Armadura de cuero ligera",
        "leather_jacket": "Chaqueta de piel|Heavy leather coat|Abrigo de cuero",
        "chain_mail": "Chain|Chain hauberk|Chain armor|Cota de mallas|Malla|Chain shirt",
        "plate_armour": "Plate|Plate mail|Plate armour|Full plate|Armadura completa",
        "open_helmet": "Helmet|Helm|Pot helm|Yelmo|Casco|Steel helmet",
        "closed_helmet": "Full helm|Great helm|Yelmo completo",
        "kevlar_vest": "Bulletproof vest|Kevlar|Kevlar armor|Body armor|Chaleco de kevlar|"
        "Flak jacket",
        "combat_suit": "Body armour|Infantry battle suit",
        "small_shield": "Buckler|Broquel|Escudo pequeño",
        "medium_shield": "Shield|Escudo",
        "large_shield": "Kite shield|Tower shield|Escudo de torre",
    },
}
OTHER_SKILLS = (
    "Academics|Academia|Humanidades|Battle|Batalla|Boating|Navegar|Climbing|Trepar|Driving|"
    "Conducir|Electronics|Electrónica|Gambling|Apostar|Juego|Guts|Agallas|Hacking|Informática|"
    "Investigation|Investigación|Investigar|Knowledge|Conocimiento|Language|Idioma|Lockpicking|"
    "Forzar cerraduras|Occult|Ocultismo|Performance|Interpretar|Actuar|Piloting|Pilotar|Psionics|"
    "Psiónica|Repair|Reparar|Research|Science|Ciencia|Ciencias|Streetwise|Callejear|Survival|"
    "Supervivencia|Swimming|Nadar|Thievery|Latrocinio|Throwing|Lanzar|Tracking|Rastrear|Track|"
    "Climb|Swim|Weird Science|Ciencia extraña|Ritual|Alchemy|Alquimia|Song Magic"
)
"""Skills of the game's editions that no rule here asks for."""
ATHLETIC = ("climbing", "climb", "trepar", "swimming", "swim", "nadar", "throwing", "lanzar")
"""The keys of earlier skills that are parts of Athletics now."""
ARCANE_ALSO = (
    "psionics", "psionica", "weirdscience", "cienciaextrana", "alchemy", "alquimia", "ritual",
    "performance", "songmagic",
)  # fmt: skip
"""The keys of arcane skills that count as Spellcasting if there is no other."""
OTHER_LABELS = (
    "Charisma|Carisma|Bennies|Benis|Rank|Rango|Race|Raza|Ancestry|Ascendencia|Treasure|Tesoro|"
    "Languages|Idiomas|Wealth|Riqueza|Tactics|Táctica|Tácticas|Experience|Experiencia|Advances|"
    "Avances|Sanity|Cordura|Grit|Conviction|Convicción|Strain|Reason|Wounds|Heridas|Scale|Escala|"
    "Notes|Notas|Vehicle|Vehículo|Crew|Tripulación|Role|Profession|Profesión|Occupation|"
    "Ocupación|Age|Edad|Gender|Height|Weight|XP|Setting|Source|Type|Tipo|Nivel|Load|Cargo|"
    "Languages Known|Power Level|Super Power Points|Fatigue|Fatiga|Morale|Moral|Reputation|"
    "Reputación|Starting Funds|Money|Dinero|Quote|Concept|Concepto|Archetype|Arquetipo"
)
"""Fields of sheets that no rule here uses."""
