"""Small files with the structure of BattleScribe's, of a game of ours."""

from __future__ import annotations

import zipfile
from pathlib import Path

SPACE = "http://www.battlescribe.net/schema/{}Schema"

SYSTEM = """\
<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<gameSystem id="sys" name="Páramo" revision="3" battleScribeVersion="2.03"
 xmlns="http://www.battlescribe.net/schema/gameSystemSchema">
  <costTypes><costType id="pts" name="Puntos" defaultCostLimit="-1.0" hidden="false"/></costTypes>
  <profileTypes>
    <profileType id="t-fighter" name="Perfil">
      <characteristicTypes>
        <characteristicType id="c-a" name="Acciones"/>
        <characteristicType id="c-c" name="Combate"/>
        <characteristicType id="c-p" name="Precisión"/>
        <characteristicType id="c-ag" name="Agilidad"/>
        <characteristicType id="c-f" name="Fuerza"/>
        <characteristicType id="c-d" name="Dureza"/>
        <characteristicType id="c-t" name="Técnica"/>
        <characteristicType id="c-r" name="Reglas especiales"/>
      </characteristicTypes>
    </profileType>
    <profileType id="t-melee" name="Armas cuerpo a cuerpo">
      <characteristicTypes>
        <characteristicType id="m-c" name="Combate"/>
        <characteristicType id="m-f" name="Fuerza"/>
        <characteristicType id="m-p" name="Penetración"/>
        <characteristicType id="m-r" name="Reglas especiales"/>
      </characteristicTypes>
    </profileType>
    <profileType id="t-ranged" name="Armas a distancia">
      <characteristicTypes>
        <characteristicType id="r-d" name="Distancia"/>
        <characteristicType id="r-f" name="Fuerza"/>
        <characteristicType id="r-p" name="Penetración"/>
        <characteristicType id="r-r" name="Reglas especiales"/>
      </characteristicTypes>
    </profileType>
    <profileType id="t-armour" name="Blindaje">
      <characteristicTypes><characteristicType id="b-b" name="Blindaje"/></characteristicTypes>
    </profileType>
    <profileType id="t-gear" name="Equipo especial">
      <characteristicTypes><characteristicType id="e-r" name="Reglas"/></characteristicTypes>
    </profileType>
    <profileType id="t-mutation" name="Mutaciones">
      <characteristicTypes><characteristicType id="u-r" name="Reglas"/></characteristicTypes>
    </profileType>
  </profileTypes>
  <categoryEntries><categoryEntry id="cat" name="Miembros" hidden="false"/></categoryEntries>
  <forceEntries><forceEntry id="f-1" name="Mutardos" hidden="false">
    <categoryLinks>
      <categoryLink id="cl" name="x" hidden="false" targetId="cat" primary="false"/>
    </categoryLinks>
  </forceEntry></forceEntries>
  <sharedSelectionEntries>
    <selectionEntry id="s-mace" name="Maza" hidden="false" collective="false" import="true" type="upgrade">
      <infoLinks>
        <infoLink id="il-1" name="Maza" hidden="false" targetId="p-mace" type="profile"/>
      </infoLinks>
    </selectionEntry>
    <selectionEntry id="s-hook" name="Gancho oxidado" hidden="false" collective="false" import="true" type="upgrade">
      <constraints>
        <constraint field="selections" scope="roster" value="3.0" percentValue="false" shared="true"
         includeChildSelections="true" includeChildForces="false" id="c-1" type="max"/>
      </constraints>
      <profiles>
        <profile id="p-hook" name="Gancho oxidado" hidden="false" typeId="t-melee" typeName="Armas cuerpo a cuerpo">
          <characteristics>
            <characteristic name="Combate" typeId="m-c">+1</characteristic>
            <characteristic name="Fuerza" typeId="m-f">+1</characteristic>
            <characteristic name="Penetración" typeId="m-p">2</characteristic>
            <characteristic name="Reglas especiales" typeId="m-r">Lentorra, Armatsote</characteristic>
          </characteristics>
        </profile>
      </profiles>
    </selectionEntry>
    <selectionEntry id="s-gun" name="Pistola" hidden="false" collective="false" import="true" type="upgrade">
      <profiles>
        <profile id="p-gun" name="Pistola" hidden="false" typeId="t-ranged" typeName="Armas a distancia">
          <characteristics>
            <characteristic name="Distancia" typeId="r-d">15/30/45 cm</characteristic>
            <characteristic name="Fuerza" typeId="r-f">6</characteristic>
            <characteristic name="Penetración" typeId="r-p">4</characteristic>
          </characteristics>
        </profile>
      </profiles>
      <infoLinks>
        <infoLink id="il-2" name="Arma de fuego" hidden="false" targetId="r-fire" type="rule"/>
      </infoLinks>
      <selectionEntries>
        <selectionEntry id="s-bullet" name="Balas" hidden="false" collective="false" import="true" type="upgrade">
          <costs><cost name="Puntos" typeId="pts" value="15.0"/></costs>
        </selectionEntry>
      </selectionEntries>
    </selectionEntry>
    <selectionEntry id="s-smoke" name="2 Bombas de humo" hidden="false" collective="false" import="true" type="upgrade">
      <profiles>
        <profile id="p-smoke" name="Bomba de humo" hidden="false" typeId="t-ranged" typeName="Armas a distancia">
          <characteristics>
            <characteristic name="Distancia" typeId="r-d">Fue x 5 cm</characteristic>
            <characteristic name="Reglas especiales" typeId="r-r">Escasa</characteristic>
          </characteristics>
        </profile>
      </profiles>
    </selectionEntry>
    <selectionEntry id="s-clothes" name="Ropa resistente" hidden="false" collective="false" import="true" type="upgrade">
      <profiles>
        <profile id="p-clothes" name="Ropa resistente" hidden="false" typeId="t-armour" typeName="Blindaje">
          <characteristics><characteristic name="Blindaje" typeId="b-b">1</characteristic></characteristics>
        </profile>
      </profiles>
    </selectionEntry>
    <selectionEntry id="s-hardy" name="Resistente" hidden="false" collective="false" import="true" type="upgrade">
      <profiles>
        <profile id="p-hardy" name="Resistente" hidden="false" typeId="t-mutation" typeName="Mutaciones">
          <characteristics><characteristic name="Reglas" typeId="u-r">Aguanta más.</characteristic></characteristics>
        </profile>
      </profiles>
    </selectionEntry>
    <selectionEntry id="s-odd" name="Cacharro" hidden="false" collective="false" import="true" type="upgrade">
      <profiles>
        <profile id="p-odd" name="Cacharro" hidden="false" typeId="t-ranged" typeName="Armas a distancia">
          <characteristics>
            <characteristic name="Distancia" typeId="r-d">lejísimos</characteristic>
            <characteristic name="Fuerza" typeId="r-f">6</characteristic>
            <characteristic name="Penetración" typeId="r-p">1</characteristic>
          </characteristics>
        </profile>
      </profiles>
    </selectionEntry>
  </sharedSelectionEntries>
  <sharedRules>
    <rule id="r-fire" name="Arma de fuego" hidden="false"><description>Gasta balas.</description></rule>
    <rule id="r-stink" name="Peste" hidden="false"><description>Huele fatal.</description></rule>
  </sharedRules>
  <sharedProfiles>
    <profile id="p-mace" name="Maza" hidden="false" typeId="t-melee" typeName="Armas cuerpo a cuerpo">
      <characteristics>
        <characteristic name="Combate" typeId="m-c">+0</characteristic>
        <characteristic name="Fuerza" typeId="m-f">+2</characteristic>
        <characteristic name="Penetración" typeId="m-p">1</characteristic>
        <characteristic name="Reglas especiales" typeId="m-r"/>
      </characteristics>
    </profile>
  </sharedProfiles>
</gameSystem>
"""

CATALOGUE = """\
<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<catalogue id="mut" name="Mutardos" revision="1" battleScribeVersion="2.03" library="false"
 gameSystemId="sys" gameSystemRevision="3" xmlns="http://www.battlescribe.net/schema/catalogueSchema">
  <comment>Bichos.</comment>
  <selectionEntries>
    <selectionEntry id="u-chief" name="Cacique" hidden="false" collective="false" import="true" type="unit">
      <constraints>
        <constraint field="selections" scope="roster" value="1.0" percentValue="false" shared="true"
         includeChildSelections="false" includeChildForces="false" id="c-2" type="max"/>
      </constraints>
      <profiles>
        <profile id="p-chief" name="Cacique" hidden="false" typeId="t-fighter" typeName="Perfil">
          <characteristics>
            <characteristic name="Acciones" typeId="c-a">3</characteristic>
            <characteristic name="Combate" typeId="c-c">5(6)</characteristic>
            <characteristic name="Precisión" typeId="c-p">4</characteristic>
            <characteristic name="Agilidad" typeId="c-ag">4</characteristic>
            <characteristic name="Fuerza" typeId="c-f">4</characteristic>
            <characteristic name="Dureza" typeId="c-d">4</characteristic>
            <characteristic name="Técnica" typeId="c-t">-</characteristic>
            <characteristic name="Reglas especiales" typeId="c-r">Raudo</characteristic>
          </characteristics>
        </profile>
      </profiles>
      <infoLinks>
        <infoLink id="il-3" name="Peste" hidden="false" targetId="r-stink" type="rule"/>
      </infoLinks>
      <categoryLinks>
        <categoryLink id="cl-1" name="x" hidden="false" targetId="cat" primary="true"/>
      </categoryLinks>
      <selectionEntries>
        <selectionEntry id="g-pack" name="Jauría" hidden="false" collective="false" import="true" type="upgrade">
          <constraints>
            <constraint field="selections" scope="parent" value="2.0" percentValue="false" shared="true"
             includeChildSelections="false" includeChildForces="false" id="c-3" type="max"/>
          </constraints>
          <selectionEntries>
            <selectionEntry id="u-rat" name="Ratilla" hidden="false" collective="false" import="true" type="unit">
              <constraints>
                <constraint field="selections" scope="parent" value="2.0" percentValue="false" shared="true"
                 includeChildSelections="false" includeChildForces="false" id="c-4" type="min"/>
                <constraint field="selections" scope="parent" value="5.0" percentValue="false" shared="true"
                 includeChildSelections="false" includeChildForces="false" id="c-5" type="max"/>
              </constraints>
              <profiles>
                <profile id="p-rat" name="Ratilla" hidden="false" typeId="t-fighter" typeName="Perfil">
                  <characteristics>
                    <characteristic name="Acciones" typeId="c-a">1</characteristic>
                    <characteristic name="Combate" typeId="c-c">1</characteristic>
                    <characteristic name="Precisión" typeId="c-p">-</characteristic>
                    <characteristic name="Agilidad" typeId="c-ag">5</characteristic>
                    <characteristic name="Fuerza" typeId="c-f">1</characteristic>
                    <characteristic name="Dureza" typeId="c-d">1</characteristic>
                    <characteristic name="Técnica" typeId="c-t">-</characteristic>
                    <characteristic name="Reglas especiales" typeId="c-r"/>
                  </characteristics>
                </profile>
              </profiles>
              <costs><cost name="Puntos" typeId="pts" value="4.0"/></costs>
            </selectionEntry>
          </selectionEntries>
        </selectionEntry>
      </selectionEntries>
      <selectionEntryGroups>
        <selectionEntryGroup id="g-arms" name="Armas" hidden="false" collective="false" import="true">
          <constraints>
            <constraint field="selections" scope="parent" value="2.0" percentValue="false" shared="true"
             includeChildSelections="true" includeChildForces="true" id="c-6" type="max"/>
            <constraint field="pts" scope="parent" value="25.0" percentValue="false" shared="true"
             includeChildSelections="true" includeChildForces="true" id="c-7" type="max"/>
          </constraints>
          <entryLinks>
            <entryLink id="l-mace" name="Maza" hidden="false" collective="false" import="true" targetId="s-mace" type="selectionEntry">
              <costs><cost name="Puntos" typeId="pts" value="5.0"/></costs>
            </entryLink>
            <entryLink id="l-hook" name="Gancho" hidden="false" collective="false" import="true" targetId="s-hook" type="selectionEntry">
              <costs><cost name="Puntos" typeId="pts" value="7.0"/></costs>
            </entryLink>
            <entryLink id="l-gun" name="Pistola" hidden="false" collective="false" import="true" targetId="s-gun" type="selectionEntry">
              <costs><cost name="Puntos" typeId="pts" value="5.0"/></costs>
            </entryLink>
            <entryLink id="l-smoke" name="Humo" hidden="false" collective="false" import="true" targetId="s-smoke" type="selectionEntry">
              <costs><cost name="Puntos" typeId="pts" value="10.0"/></costs>
            </entryLink>
          </entryLinks>
        </selectionEntryGroup>
        <selectionEntryGroup id="g-born" name="Mutaciones" hidden="false" collective="false" import="true">
          <constraints>
            <constraint field="selections" scope="parent" value="1.0" percentValue="false" shared="true"
             includeChildSelections="true" includeChildForces="true" id="c-8" type="max"/>
          </constraints>
          <entryLinks>
            <entryLink id="l-hardy" name="Resistente" hidden="false" collective="false" import="true" targetId="s-hardy" type="selectionEntry">
              <costs><cost name="Puntos" typeId="pts" value="9.0"/></costs>
            </entryLink>
          </entryLinks>
        </selectionEntryGroup>
      </selectionEntryGroups>
      <entryLinks>
        <entryLink id="l-clothes" name="Ropa" hidden="false" collective="false" import="true" targetId="s-clothes" type="selectionEntry">
          <constraints>
            <constraint field="selections" scope="parent" value="1.0" percentValue="false" shared="true"
             includeChildSelections="false" includeChildForces="false" id="c-9" type="min"/>
          </constraints>
        </entryLink>
      </entryLinks>
      <costs><cost name="Puntos" typeId="pts" value="45.0"/></costs>
    </selectionEntry>
  </selectionEntries>
</catalogue>
"""

ROSTER = """\
<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<roster id="r" name="Los del Pozo" battleScribeVersion="2.03" gameSystemId="sys" gameSystemName="Páramo"
 gameSystemRevision="3" xmlns="http://www.battlescribe.net/schema/rosterSchema">
  <costs><cost name="Puntos" typeId="pts" value="131.0"/></costs>
  <forces>
    <force id="f" name="Mutardos" entryId="f-1" catalogueId="mut" catalogueRevision="1" catalogueName="Mutardos">
      <selections>
        <selection id="1" name="Mutardo" customName="El Tuerto" entryId="x" number="2" type="unit">
          <costs><cost name="Puntos" typeId="pts" value="24.0"/></costs>
          <selections>
            <selection id="2" name="Maza" entryId="x" number="1" type="upgrade"/>
            <selection id="3" name="Resistente" entryId="x" number="1" type="upgrade"/>
            <selection id="4" name="Sable láser" entryId="x" number="1" type="upgrade"/>
          </selections>
          <categories><category id="k" name="Miembros" entryId="cat" primary="true"/></categories>
        </selection>
        <selection id="5" name="Cabezón" entryId="x" number="1" type="unit">
          <selections>
            <selection id="6" name="Grupo de pochos" entryId="x" number="1" type="upgrade">
              <selections>
                <selection id="7" name="Pocho" entryId="x" number="3" type="unit">
                  <selections><selection id="8" name="Garras y dientes" entryId="x" number="1" type="upgrade"/></selections>
                </selection>
              </selections>
            </selection>
          </selections>
        </selection>
        <selection id="9" name="Dragón" entryId="x" number="1" type="unit"/>
      </selections>
    </force>
  </forces>
</roster>
"""


def put(folder: Path, name: str, text: str) -> Path:
    file = folder / name
    file.write_text(text, "utf-8")
    return file


def packed(folder: Path, name: str, *inside: tuple[str, str]) -> Path:
    file = folder / name
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for inner, text in inside:
            archive.writestr(inner, text)
    return file
