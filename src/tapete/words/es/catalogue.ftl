catalogue-error-no_sources = La cobertura se cuenta en el árbol de fuentes, con sus pruebas. Esto es un paquete instalado.
catalogue-error-tests_broken = No se han podido ejecutar las pruebas marcadas: { $said }
catalogue-problem-foreign = los identificadores empiezan por el nombre del juego y un punto; no «{ $id }».
catalogue-problem-section = el catálogo no tiene la sección «{ $id }».
catalogue-problem-reference = la referencia rápida nombra «{ $id }», que no está en el catálogo.
catalogue-problem-twice = «{ $id }» está dos veces.
