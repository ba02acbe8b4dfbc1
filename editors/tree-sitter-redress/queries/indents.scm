(block) @indent.begin
"}" @indent.branch @indent.end
"(" @indent.begin
")" @indent.branch @indent.end
