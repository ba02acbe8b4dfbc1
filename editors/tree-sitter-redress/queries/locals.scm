; A case has names of its own
(source_file) @local.scope
(case) @local.scope

(let_statement name: (name) @local.definition)

(component (name) @local.reference)
(component weight: (weight (name) @local.reference))
